import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { writePost } from '../contracts/backup-drill.ts';
import { emptyFolder, startServer } from './built-server.ts';
import { freePort } from '../free-port.ts';

// Each starts processes, of which several run at once on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

async function statusUnder(port: string, host: string): Promise<number | undefined> {
  const asked = request({ host: '127.0.0.1', port, path: '/', headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode?: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

async function startAsInCompose() {
  const port = String(await freePort());
  const publicOrigin = `http://localhost:${port}`;
  const { services } = parse(read('compose.yaml')) as {
    services: { broetry: { environment: Record<string, string> } };
  };
  const changed = { PORT: port, PUBLIC_ORIGIN: publicOrigin, DATA_DIR: emptyFolder() };
  return { port, server: await startServer({ ...services.broetry.environment, ...changed }) };
}

it('serves under the address of compose.yaml and under no other', async () => {
  const { port } = await startAsInCompose();
  expect(await statusUnder(port, `localhost:${port}`)).toBe(200);
  expect(await statusUnder(port, `evil.example:${port}`)).toBe(421);
  expect((await writePost(`http://localhost:${port}`, 1)).done).toContain('event: done');
});

it('has a health check that tells a server from none', async () => {
  const { port, server } = await startAsInCompose();
  const [, command = ''] = /^HEALTHCHECK[^\n]*\\\n +CMD (\[.*\])$/m.exec(read('Dockerfile'))!;
  const [program, ...args] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  const check = () => spawnSync(process.execPath, args, { env: { PORT: port } }).status;
  expect(check()).toBe(0);
  await server.kill();
  expect(check()).toBe(1);
});

it('copies into the image only what exists and is let in, and runs without rights', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'));
  expect(copied.length).toBeGreaterThan(8);
  for (const path of copied) {
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    expect(allowed).toContain(`!${path.split('/')[0]}`);
  }
  expect(allowed.some((line) => /env|data|node_modules/.test(line))).toBe(false);
  expect(lines.filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER broetry');
});
