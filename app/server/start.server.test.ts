import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../test/commands/built-server.ts';
import { answerWith, refuseWith } from '../../test/fake-model-provider.ts';
import { storePictures } from '../../test/factories/stored-pictures.ts';
import { copyMigratedFile } from '../../test/migrated-file.ts';
import { fakeProvider, modelEnvironment } from '../../test/model-settings.ts';
import { openDatabase } from '../platform/db/database.server.ts';

const MAIN = join(import.meta.dirname, '../../build/server/main.js');

function startServer(env: Record<string, string>, cwd = emptyFolder()) {
  const base = { PATH: process.env['PATH'], DATA_DIR: emptyFolder() };
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

/** Opens the database and adds a member, who has been an admin. */
async function openWithMember(dataDir: string) {
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  const times = { created_at: 0, last_login: 0, admin_since: 1 };
  const user = { id: 'u', email: '', email_verified: 0, display_name: 'Ada', posts_created: 0 };
  const texts = { settings: '{}', search_text: 'ada' };
  await db
    .insertInto('users')
    .values({ ...user, ...times, ...texts })
    .execute();
  return db;
}

it('checks the model in the background, and prints what it refused', async () => {
  const refusing = await fakeProvider(refuseWith(401, {}));
  const server = startServer(modelEnvironment(refusing));
  await ready(server);
  const words = 'refuses the key. Put a valid one into OPENAI_API_KEY.';
  await expect.poll(server.output, { timeout: 10_000 }).toContain(words);
  expect(refusing.asked).toHaveLength(1);
});

it('does not wait for a model that is silent, neither at the start nor at the end', async () => {
  const silent = await fakeProvider(() => undefined);
  const waiting = startServer(modelEnvironment(silent));
  expect((await fetch(`${await ready(waiting)}/readyz`)).status).toBe(200);
  waiting.child.kill('SIGTERM');
  expect(await exitOf(waiting.child)).toBe(0);
  expect(waiting.output()).not.toContain('did not answer');
});

it('prints its address and configuration', async () => {
  const data = emptyFolder();
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
  const data = emptyFolder();
  const env = { DATA_DIR: data, DEMO_SIGN_IN: 'off' };
  const logged = startServer(env);
  await expect.poll(logged.output, { timeout: 30_000 }).toContain('  owner     ');
  expect(logged.output()).toMatch(
    /  owner     npm run owner-link makes the link of the first admin: run it in this folder, with the environment/,
  );
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
  const db = await openWithMember(data);
  await db.destroy();
  const later = startServer(env);
  await ready(later);
  expect(later.output()).not.toContain('  owner     ');
}, 120_000);

it('says that it waits for its owner where others reach it without an address, and ends on SIGTERM', async () => {
  const server = startServer({ HOST: '0.0.0.0' });
  await expect.poll(server.output, { timeout: 30_000 }).toContain('  owner     npm run owner-link');
  expect(server.output()).toMatch(/^Broetry waits for its owner: HOST 0\.0\.0\.0 can be reached/);
  expect(server.output()).not.toContain('ready at');
  server.child.kill('SIGTERM');
  expect(await exitOf(server.child)).toBe(0);
});

it('warns of passkeys that a changed host name has disabled, with their number', async () => {
  const data = emptyFolder();
  await copyMigratedFile(data);
  const db = await openWithMember(data);
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

it('warns in one line when the files of pictures are not in the data folder', async () => {
  const data = emptyFolder();
  await copyMigratedFile(data);
  const db = openDatabase({ databaseUrl: undefined, dataDir: data });
  await storePictures(db, [`${'a'.repeat(64)}.webp`, `${'b'.repeat(64)}.webp`]);
  await db.destroy();
  const server = startServer({ DATA_DIR: data });
  await expect.poll(server.output, { timeout: 30_000 }).toContain('warning');
  expect(server.output()).toContain(
    `\n  warning   DATA_DIR: ${join(data, 'files')} lacks 2 of 2 stored files looked at: copy it from the DATA_DIR`,
  );
});

it('says that addresses of an issuer count only where they are confirmed or trusted', async () => {
  const issuer = 'https://id.example';
  const env = { DATA_DIR: emptyFolder(), OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'broetry' };
  const server = startServer(env);
  await expect.poll(server.output, { timeout: 30_000 }).toContain('  storage ');
  expect(server.output()).toContain('  note      OIDC_ISSUER: only addresses with email_verified');
  server.child.kill('SIGKILL');
  await exitOf(server.child);
  const trusting = startServer({ ...env, OIDC_TRUSTED_EMAIL_ISSUER: issuer });
  await ready(trusting);
  expect(trusting.output()).not.toContain('note');
}, 60_000);

it('warns once of removed settings that are set, in the environment or in .env', async () => {
  const cwd = emptyFolder();
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

it('finishes its requests when one Ctrl-C arrives twice, from the terminal and from npm', async () => {
  const answer = answerWith('I made a sandwich.\nIt made me.\nAgree?');
  const provider = await fakeProvider(async (...call) => {
    await pause(1000);
    await answer(...call);
  });
  const server = startServer(modelEnvironment(provider));
  const origin = await ready(server);
  const exit = exitOf(server.child);
  const post = fetch(`${origin}/api/generations`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'idempotency-key': 'key-000001' },
    body: JSON.stringify({ style: 'gpt4-context', fields: { context: 'I made a sandwich' } }),
  });
  // The check of the model, and the post.
  await expect.poll(() => provider.asked.length, { timeout: 10_000 }).toBe(2);
  server.child.kill('SIGINT');
  await pause(100);
  server.child.kill('SIGINT');
  expect(await (await post).text()).toContain('event: done');
  expect(await exit).toBe(0);
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

it('locks the data folder, until its process is killed', async () => {
  const data = emptyFolder();
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

// Other causes that prevent a start: start-refusals.long.test.ts.
it('reads .env, with lower priority than the environment', async () => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, '.env'), 'PORT=nonsense\nLOG_LEVEL=nonsense\n');
  const { child, output } = startServer({ PORT: '0' }, cwd);
  expect(await exitOf(child)).toBe(1);
  expect(output()).toMatch(/^LOG_LEVEL must be/);
});
