import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyMigratedFile } from '../../test/migrated-file.ts';
import { openDatabase } from '../platform/db/database.server.ts';

const MAIN = join(import.meta.dirname, '../../build/server/main.js');

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'broetry-start-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function startServer(env: Record<string, string>, cwd = folder()) {
  const base = { PATH: process.env['PATH'], DATA_DIR: folder() };
  const quiet = Object.hasOwn(env, 'PORT') ? {} : { PORT: '0', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [MAIN], { cwd, env: { ...base, ...quiet, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return { child, output: () => output };
}

async function ready(server: ReturnType<typeof startServer>): Promise<string> {
  await expect.poll(server.output, { timeout: 30_000 }).toContain('storage');
  return /ready at (http:\S+)/.exec(server.output())![1]!;
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

it('prints its address and configuration', async () => {
  const data = folder();
  const server = startServer({ DATA_DIR: data });
  const origin = await ready(server);
  expect(server.output()).toBe(
    `Broetry is ready at ${origin}\n  writer    offline, needs no key\n  sign-in   the demo account (anybody may be anybody), passkeys\n  admin     sign in as prudence@broetry.example at the demo account\n  database  SQLite in ${data}\n  storage   ${data}\n`,
  );
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await fetch(origin)).status).toBe(200);
  for (const name of ['session-secret', 'broetry.sqlite', 'broetry.sqlite-wal']) {
    expect([name, statSync(join(data, name)).mode & 0o777]).toEqual([name, 0o600]);
  }
});

it('prints the owner link on a terminal, elsewhere its command, until an admin has signed in', async () => {
  const data = folder();
  const env = { DATA_DIR: data, DEMO_SIGN_IN: 'off' };
  const logged = startServer(env);
  await expect.poll(logged.output, { timeout: 30_000 }).toContain('  owner     ');
  expect(logged.output()).toContain('  owner     npm run owner-link makes the link');
  expect(logged.output()).not.toContain('owner-link#');
  logged.child.kill('SIGKILL');
  await exitOf(logged.child);
  const terminal = `data:text/javascript,process.stdout.isTTY = true`;
  const seen = startServer({ ...env, NODE_OPTIONS: `--import=${encodeURI(terminal)}` });
  await expect.poll(seen.output, { timeout: 30_000 }).toContain('within 15 minutes');
  expect(seen.output()).toMatch(
    /\n  owner     http:\/\/localhost:\d+\/owner-link#\d{13}\.[\w-]{43}\.[\w-]{43}\n            Makes the account/,
  );
  seen.child.kill('SIGKILL');
  await exitOf(seen.child);
  const db = openDatabase({ databaseUrl: undefined, dataDir: data });
  const times = { created_at: 0, last_login: 0, admin_since: 1 };
  const user = { id: 'u', email: '', email_verified: 0, display_name: 'Ada', posts_created: 0 };
  await db
    .insertInto('users')
    .values({ ...user, ...times, settings: '{}', search_text: 'ada' })
    .execute();
  await db.destroy();
  const later = startServer(env);
  await ready(later);
  expect(later.output()).not.toContain('  owner     ');
}, 120_000);

it('warns of passkeys that a changed host name has disabled, with their number', async () => {
  const data = folder();
  await copyMigratedFile(data);
  const db = openDatabase({ databaseUrl: undefined, dataDir: data });
  const times = { created_at: 0, last_login: 0 };
  const user = { id: 'u', email: '', email_verified: 0, display_name: 'Ada', posts_created: 0 };
  await db
    .insertInto('users')
    .values({ ...user, ...times, settings: '{}', search_text: 'ada' })
    .execute();
  const passkey = { user_id: 'u', public_key: 'k', counter: 0, transports: '', label: 'Phone' };
  await db
    .insertInto('passkeys')
    .values([
      { ...passkey, id: 'a', rp_id: 'old.example', created_at: 0 },
      { ...passkey, id: 'b', rp_id: 'old.example', created_at: 0 },
      { ...passkey, id: 'c', rp_id: 'new.example', created_at: 0 },
    ])
    .execute();
  await db.destroy();
  const server = startServer({ DATA_DIR: data, PUBLIC_ORIGIN: 'https://new.example' });
  await expect.poll(server.output, { timeout: 30_000 }).toContain('warning');
  expect(server.output()).toContain(
    '2 passkeys were made for old.example and cannot sign in at new.example',
  );
});

it('warns once of removed settings that are set, in the environment or in .env', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, '.env'), 'OPENAI_PROVIDER_NAME=canary-name\n');
  const env = { DATABASE_REPLICA_URL: 'postgres://x:canary-password@replica/x', LOG_LEVEL: 'warn' };
  const server = startServer(env, cwd);
  await ready(server);
  await expect.poll(server.output, { timeout: 30_000 }).toContain('"level":"warn"');
  const exit = exitOf(server.child);
  server.child.kill('SIGINT');
  expect(await exit).toBe(0);
  const warnings = server.output().match(/^.*"level":"warn".*$/gm)!;
  expect(warnings).toHaveLength(1);
  for (const name of ['DATABASE_REPLICA_URL', 'OPENAI_PROVIDER_NAME', 'DATABASE_URL'])
    expect(warnings[0]).toContain(name);
  expect(server.output()).not.toContain('canary');
});

it('stops on SIGTERM within two seconds', async () => {
  const server = startServer({});
  const origin = await ready(server);
  // A connection that is kept alive must not hold the stop up.
  await (await fetch(origin)).text();
  const exit = exitOf(server.child);
  const start = performance.now();
  server.child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(performance.now() - start).toBeLessThan(2000);
});

it.each(['throw new Error("canary")', 'Promise.reject(new Error("canary"))'])(
  'finishes requests, logs the error and exits after %s',
  async (surprise) => {
    // From outside: the server itself holds nothing that could be asked to fail.
    const source = `process.on('SIGUSR2', () => setTimeout(() => { ${surprise} }))`;
    const preload = `data:text/javascript,${encodeURIComponent(source)}`;
    const server = startServer({ NODE_OPTIONS: `--import=${preload}`, LOG_LEVEL: 'info' });
    const origin = await ready(server);
    const exit = exitOf(server.child);
    server.child.kill('SIGUSR2');
    expect(await exit).toBe(1);
    const said = server.output();
    expect(said).toMatch(
      /"level":"fatal".*"message":"canary".*a surprise outside of every request/,
    );
    expect(said).not.toContain('Node.js v');
    await expect(fetch(origin)).rejects.toThrow();
  },
);

it('keeps guests and posts after a restart', async () => {
  const data = folder();
  const first = startServer({ DATA_DIR: data });
  const origin = await ready(first);
  const post = {
    method: 'POST',
    body: JSON.stringify({ style: 'gpt4-context', fields: { context: 'I made a sandwich' } }),
    headers: { origin, 'content-type': 'application/json', 'idempotency-key': 'key-000001' },
  };
  const written = await fetch(`${origin}/api/generations`, post);
  const cookie = written.headers.getSetCookie()[0]!.split(';')[0]!;
  const text = await written.text();
  first.child.kill('SIGINT');
  await exitOf(first.child);
  const second = startServer({ DATA_DIR: data });
  const later = await ready(second);
  const headers = { ...post.headers, cookie, origin: later };
  const again = await fetch(`${later}/api/generations`, { ...post, headers });
  const doneFrame = (body: string) => body.slice(body.indexOf('event: done'));
  expect(doneFrame(await again.text())).toBe(doneFrame(text));
});

it('reports a port that is in use', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void blocker.close());
  await once(blocker, 'listening');
  const { port } = blocker.address() as { port: number };
  const { child, output } = startServer({ PORT: String(port) });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(`Port ${port} is taken: stop the other program or set PORT.\n`);
});

it('reports a data folder that is not writable', async () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  const { child, output } = startServer({ DATA_DIR: file });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(
    `DATA_DIR ${file} cannot be written: give this user the right to it, or choose another folder.\n`,
  );
});

it('locks the data folder, until its process is killed', async () => {
  const data = folder();
  const first = startServer({ DATA_DIR: data });
  await ready(first);
  const second = startServer({ DATA_DIR: data });
  expect(await exitOf(second.child)).toBe(1);
  expect(second.output()).toBe(
    `DATA_DIR ${data} is in use by another Broetry: stop it, or choose another folder.\n`,
  );
  first.child.kill('SIGKILL');
  await exitOf(first.child);
  await ready(startServer({ DATA_DIR: data }));
});

// The others: `npm run resilience`, the drill start-refusals.
it('rejects a database that does not answer in one sentence', async () => {
  const { child, output } = startServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toMatch(/^The database does not answer.*\n$/);
});

it('rejects a damaged secret', async () => {
  const data = folder();
  writeFileSync(join(data, 'session-secret'), 'abc');
  const { child, output } = startServer({ DATA_DIR: data });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(
    `The file ${join(data, 'session-secret')} is damaged: delete it and start again (everybody gets new cookies).\n`,
  );
});

it('rejects a data folder with a damaged database', async () => {
  const data = folder();
  writeFileSync(join(data, 'broetry.sqlite'), 'this is not a database, it is a poem'.repeat(100));
  const { child, output } = startServer({ DATA_DIR: data });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toMatch(/^The database in .* is damaged or not a database.*\n$/);
});

it('reads .env, with lower priority than the environment', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, '.env'), 'PORT=nonsense\nLOG_LEVEL=nonsense\n');
  const { child, output } = startServer({ PORT: '0' }, cwd);
  expect(await exitOf(child)).toBe(1);
  expect(output()).toMatch(/^LOG_LEVEL must be/);
});
