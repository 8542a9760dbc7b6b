import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '../build/server/main.js');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

it.each(['full', 'closed'])(
  'goes on answering when its log is %s',
  { timeout: 60_000 },
  async (how) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'broetry-log-'));
    const full = openSync('/dev/full', 'w');
    const port = String(await freePort());
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'info' },
      stdio: ['ignore', how === 'full' ? full : 'pipe', 'ignore'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
      closeSync(full);
      rmSync(dataDir, { recursive: true, force: true });
    });
    child.stdout?.destroy();
    const origin = `http://127.0.0.1:${port}`;
    const ask = async (path: string) => {
      const signal = AbortSignal.timeout(10_000);
      return (await fetch(origin + path, { signal }).catch(() => null))?.status;
    };
    await expect.poll(() => ask('/readyz'), { timeout: 30_000 }).toBe(200);
    for (let asked = 0; asked < 5; asked += 1) expect(await ask('/login')).toBe(200);
    expect(child.exitCode).toBeNull();
  },
);
