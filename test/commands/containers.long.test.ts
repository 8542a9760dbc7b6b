import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readSettings } from '../../app/platform/settings/settings.server.ts';
import { writePost } from '../contracts/backup-drill.ts';
import { emptyFolder, startServer } from './built-server.ts';
import { freePort } from '../free-port.ts';

// Each starts processes, of which several run at once on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** The environment that a compose file gives to the service `name`. */
function environmentOf(file: string, name: string): Record<string, string> {
  const service = new RegExp(`^ {2}${name}:\\n((?: {3,}.*\\n|\\n)+)`, 'm').exec(read(file))![1]!;
  const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(service)![1]!;
  return Object.fromEntries(
    [...block.matchAll(/^ {6}(\w+): ['"](.*)['"]$/gm)].map(([, variable, value]) => [
      variable,
      value,
    ]),
  );
}

async function statusUnder(port: string, host: string): Promise<number | undefined> {
  const asked = request({ host: '127.0.0.1', port, path: '/', headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode?: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

async function startAsInCompose() {
  const port = String(await freePort());
  const publicOrigin = `http://localhost:${port}`;
  const env = { ...environmentOf('compose.yaml', 'broetry'), PORT: port };
  const changed = { PUBLIC_ORIGIN: publicOrigin, DATA_DIR: emptyFolder() };
  return { port, server: await startServer({ ...env, ...changed }) };
}

it('says in compose.yaml what a bind to every address asks for', () => {
  const settings = readSettings(environmentOf('compose.yaml', 'broetry'));
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    loopback: false,
    publicOrigin: 'http://localhost:3000',
    insecureHttp: true,
    dataDir: '/data',
    demoSignIn: 'on',
  });
});

it('publishes on this machine alone', () => {
  const ports = [...read('compose.yaml').matchAll(/^ {6}- ['"]([\d.:]+)['"]$/gm)].map(
    ([, port]) => port,
  );
  expect(ports).toEqual(['127.0.0.1:3000:3000']);
  expect(read('compose.postgres.yaml')).not.toContain('ports:');
});

it('serves under the address of compose.yaml and under no other', async () => {
  const { port, server } = await startAsInCompose();
  expect(server.origin).toBe(`http://localhost:${port}`);
  expect(await statusUnder(port, `localhost:${port}`)).toBe(200);
  expect(await statusUnder(port, `evil.example:${port}`)).toBe(421);
  expect((await writePost(server.origin, 1)).done).toContain('event: done');
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

it('has no password for Postgres that somebody could forget to change', () => {
  const file = read('compose.postgres.yaml');
  const uses = [...file.matchAll(/\$\{POSTGRES_PASSWORD(.{0,3})/g)].map(([, next]) => next);
  expect(uses).toEqual([':?s', ':?s']);
  const url = environmentOf('compose.postgres.yaml', 'broetry')['DATABASE_URL']!;
  const filled = url.replace(/\$\{.*?\}/, '0123abcd');
  expect(readSettings({ DATABASE_URL: filled }).databaseUrl).toBe(
    'postgres://broetry:0123abcd@postgres:5432/broetry',
  );
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
