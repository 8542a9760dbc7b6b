import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../commands/built-server.ts';
import { freePort } from '../free-port.ts';

const MAIN = join(import.meta.dirname, '../../build/server/main.js');

/** A server of its own whose log goes to `output`. */
async function start(output: number | 'pipe') {
  const port = String(await freePort());
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: emptyFolder(), LOG_LEVEL: 'info' },
    stdio: ['ignore', output, 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  const ask = async (path: string) => {
    const signal = AbortSignal.timeout(10_000);
    return (await fetch(origin + path, { signal }).catch(() => null))?.status;
  };
  return { child, ask, isReady: () => ask('/readyz') };
}

function open(path: string, flags: string | number): number {
  const file = openSync(path, flags);
  onTestFinished(() => closeSync(file));
  return file;
}

/** A pipe of the system with both ends here; `read` takes out what is in it. */
function openPipe() {
  const folder = emptyFolder();
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const end = open(path, constants.O_RDWR | constants.O_NONBLOCK);
  const read = () => {
    const pieces: Buffer[] = [];
    try {
      for (;;) {
        const piece = Buffer.alloc(65_536);
        pieces.push(piece.subarray(0, readSync(end, piece)));
      }
    } catch {
      // It is empty now.
    }
    return Buffer.concat(pieces).toString();
  };
  return { output: open(path, 'w'), read };
}

const SOON = { timeout: 30_000 };

it.each(['full', 'closed'])(
  'goes on answering when its log is %s',
  { timeout: 60_000 },
  async (how) => {
    const { child, ask, isReady } = await start(how === 'full' ? open('/dev/full', 'w') : 'pipe');
    child.stdout?.destroy();
    await expect.poll(isReady, SOON).toBe(200);
    for (let asked = 0; asked < 5; asked += 1) expect(await ask('/login')).toBe(200);
    expect(child.exitCode).toBeNull();
  },
);

it(
  'goes on answering while nobody reads its log, and tears no line',
  { timeout: 60_000 },
  async () => {
    const { output, read } = openPipe();
    const { ask, isReady } = await start(output);
    await expect.poll(isReady, SOON).toBe(200);
    // Three pages of a pipe that holds sixteen: the sixth goes in to a third.
    const long = `/${'a'.repeat(9000)}`;
    for (let asked = 0; asked < 60; asked += 1) expect(await ask(`${long}${asked}`)).toBe(404);
    const before = read();
    expect(before.length).toBeGreaterThan(40_000);
    expect(await ask('/read-again')).toBe(404);
    let text = before;
    await expect.poll(() => (text += read())).toContain('/read-again');
    // The one that no longer fitted stands alone.
    expect(JSON.parse(text.trim().split('\n').at(-1) ?? '')).toMatchObject({
      path: '/read-again',
      status: 404,
    });
  },
);
