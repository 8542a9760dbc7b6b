import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { signInRows } from '../../../test/factories/issuer-sign-in.ts';
import { addMember } from '../../../test/factories/sign-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { newOwnerToken, ownerTokenEnd } from '../../domain/sign-in/owner-token.server.ts';

const COMMAND = join(import.meta.dirname, '../../../build/server/owner-link.js');
const ADMIN_EMAILS = 'boss@corp.example, second@corp.example';
const QUARTER = 15 * MINUTE_MS;

async function run(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { PATH: '', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

function redeem(app: TestApp, token: string) {
  return app.browser().fetch('/owner-link', {
    body: new URLSearchParams({ token }),
  });
}

const tokenFor = (app: TestApp, now = app.services.now()) =>
  newOwnerToken(app.services.secret, now, app.services.randomBytes(32));

it('prints a link while the server runs, which signs the owner in once', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS, DEMO_SIGN_IN: 'off' } });
  // PORT is set for the server alone.
  const { code, output } = await run({ ADMIN_EMAILS, DATA_DIR: app.dataDir });
  expect([code, output]).toEqual([0, expect.stringContaining('Signs in as boss@corp.example')]);
  const link = new URL(/http:\S+/.exec(output)![0]);
  expect(link.origin).toBe(`http://localhost:${app.services.port}`);

  // What stands behind # no server, and no log of one, is ever told.
  expect([link.pathname, link.search]).toEqual(['/owner-link', '']);
  const token = link.hash.slice(1);

  const look = await (await app.browser().fetch(link.pathname)).text();
  expect(look).toContain('Sign in as the owner');
  expect(look).toContain('paste');
  expect(await signInRows(app)).toEqual({ sessions: 0, users: 0, identities: 0 });

  const browser = app.browser();
  const done = await browser.fetch('/owner-link', { body: new URLSearchParams({ token }) });
  expect([done.status, done.headers.get('location')]).toEqual([302, '/home']);
  expect((await browser.fetch('/admin')).status).toBe(200);
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ email: 'boss@corp.example', email_verified: 1 });

  const again = await redeem(app, token);
  expect(again.status).toBe(400);
  expect(again.headers.getSetCookie()).toEqual([]);
  expect((await signInRows(app)).sessions).toBe(1);
  expect((await redeem(app, tokenFor(app))).status).toBe(302);
  expect(await signInRows(app)).toEqual({ sessions: 2, users: 1, identities: 1 });
});

it('prints a path where the address is not known yet', async () => {
  const app = await createTestApp({ env: { HOST: '0.0.0.0' } });
  // HOST is set for the server alone.
  const { code, output } = await run({ DATA_DIR: app.dataDir });
  expect(code).toBe(0);
  expect(output).toMatch(
    /on the https address where this server is reached:\n  \/owner-link#\d{13}\./,
  );
});

it('names the address of the server that started last, unless PUBLIC_ORIGIN is set here', async () => {
  const app = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://broetry.example' } });
  const DATA_DIR = app.dataDir;
  const originOf = async (env: Record<string, string>) =>
    new URL(/https?:\S+/.exec((await run(env)).output)![0]).origin;
  expect(await originOf({ DATA_DIR, PORT: '4000' })).toBe('https://broetry.example');
  const PUBLIC_ORIGIN = 'https://other.example';
  expect(await originOf({ DATA_DIR, PUBLIC_ORIGIN })).toBe(PUBLIC_ORIGIN);
  // Data of a version that did not write it down.
  rmSync(join(DATA_DIR, 'last-origin'));
  expect(await originOf({ DATA_DIR, PORT: '4000' })).toBe('http://localhost:4000');
});

it('makes no link for a member that is not there, and says what to do', async () => {
  const app = await createTestApp();
  await addMember(app.services, { email: 'Ada@corp.example' });
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const env = { DATA_DIR: app.dataDir };
  for (const [member, kind] of [
    ['unknown@corp.example', 'address'],
    ['ada@corp', 'address'],
    ['nothing', 'id'],
  ] as const) {
    const { code, output } = await run(env, member);
    expect([code, output]).toEqual([
      1,
      `No account has the ${kind} ${member}, so there is no link. /admin/users lists the accounts; this command takes the address of one, or the id that its page names. A person without an account signs up first.\n`,
    ]);
  }
  for (const member of ['ada@corp.example', id]) {
    const { code, output } = await run(env, member);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(`${app.services.port}/owner-link#`),
    ]);
  }
});

it('makes no data and no link where no server has started, and names the settings to give', async () => {
  const empty = emptyFolder();
  const places: Record<string, string>[] = [
    { DATA_DIR: join(empty, 'data') },
    { DATA_DIR: empty, DATABASE_URL: 'postgres://x/y' },
  ];
  for (const place of places) {
    const { code, output } = await run(place);
    expect([code, output]).toEqual([1, expect.stringMatching(/^No Broetry has started with/)]);
    for (const name of ['DATA_DIR', 'DATABASE_URL', 'PUBLIC_ORIGIN'])
      expect(output).toContain(name);
  }
  expect(readdirSync(empty)).toEqual([]);
});

it('takes the whole link from whoever pastes it, and none out of an address', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS } });
  const token = tokenFor(app);
  const old = await app.browser().fetch(`/owner-link?token=${token}`);
  const page = await old.text();
  expect(page).toContain('npm run owner-link');
  expect(page).not.toContain('<form method="post" action="/owner-link"');
  expect(page).not.toContain(token);
  const posted = await app.browser().fetch(`/owner-link?token=${token}`, {
    body: new URLSearchParams(),
  });
  expect(posted.status).toBe(400);
  expect((await redeem(app, ` ${app.origin}/owner-link#${token}\n`)).status).toBe(302);
});

it('makes a link for whoever opens it while ADMIN_EMAILS is empty', async () => {
  const app = await createTestApp({ env: { DEMO_SIGN_IN: 'off' } });
  const { code, output } = await run({ DATA_DIR: app.dataDir });
  expect([code, output]).toEqual([0, expect.stringContaining('Makes the account that opens it')]);
  const token = new URL(/http:\S+/.exec(output)![0]).hash.slice(1);
  expect((await redeem(app, token)).headers.get('location')).toBe('/signup?next=/owner-link');
});

it('takes no link that is forged, late or from another server', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS } });
  const now = app.services.now();
  const good = tokenFor(app);
  const [end, random, signature] = good.split('.');
  for (const token of [
    '',
    'x',
    good.slice(0, -1),
    `${good}A`,
    `${Number(end) + 1}.${random}.${signature}`,
    `${end}.${random!.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}.${signature}`,
    `${end}.${random}.${'A'.repeat(43)}`,
    newOwnerToken('another secret', now, app.services.randomBytes(32)),
    tokenFor(app, now - QUARTER),
  ]) {
    expect([token, (await redeem(app, token)).status]).toEqual([token, 400]);
  }
  expect(await signInRows(app)).toEqual({ sessions: 0, users: 0, identities: 0 });
  expect(ownerTokenEnd(app.services.secret, good, now)).toBe(Number(end));
});

it('lets one of many redeem the same link', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS } });
  const token = tokenFor(app);
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(app, token)));
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
});
