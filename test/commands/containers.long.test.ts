import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { writeGuestPost } from '../contracts/backup-drill.ts';
import { emptyFolder, startServer } from './built-server.ts';
import { filledEnvironment } from './filled-environment.ts';
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
  const given = filledEnvironment(services.broetry.environment, { PUBLIC_ORIGIN: publicOrigin });
  const changed = { PORT: port, DATA_DIR: emptyFolder() };
  return { port, server: await startServer({ ...given, ...changed }) };
}

it('serves under the address of compose.yaml and under no other', async () => {
  const { port } = await startAsInCompose();
  expect(await statusUnder(port, `localhost:${port}`)).toBe(200);
  expect(await statusUnder(port, `evil.example:${port}`)).toBe(421);
  expect((await writeGuestPost(`http://localhost:${port}`, 1)).done).toContain('event: done');
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

it('is an image for ONCE: port and data folder by its environment, and /up answers', async () => {
  const [, line = ''] = /^ENV (.*)$/m.exec(read('Dockerfile'))!;
  const image = Object.fromEntries(line.split(' ').map((pair) => pair.split('=', 2)));
  expect(image).toMatchObject({ HOST: '0.0.0.0', PORT: '80', DATA_DIR: '/storage' });
  expect(read('Dockerfile')).toContain('\nVOLUME /storage\nEXPOSE 80\n');
  const [PORT, DATA_DIR] = [String(await freePort()), emptyFolder()];
  const { HOST, NODE_ENV } = image;
  const PUBLIC_ORIGIN = 'https://posts.example';
  await startServer({ HOST, NODE_ENV, PORT, DATA_DIR, PUBLIC_ORIGIN });
  const up = await fetch(`http://127.0.0.1:${PORT}/up`);
  expect([up.status, await up.text()]).toEqual([200, 'ok\n']);
  expect(existsSync(join(DATA_DIR, 'broetry.sqlite'))).toBe(true);
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
