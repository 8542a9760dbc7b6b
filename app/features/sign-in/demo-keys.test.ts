import { expect, it } from 'vitest';
import { signInWithDemo } from '../../../test/factories/demo-sign-in.ts';
import {
  issuerApp,
  signInAtIssuer,
  throughProvider,
} from '../../../test/factories/issuer-sign-in.ts';
import { follow } from '../../../test/factories/demo-sign-in.ts';
import {
  beginTask,
  finishTask,
  passkeyBrowser,
  passkeySite,
  runTask,
  sendPasskeyForm,
  viewerOf,
} from '../../../test/factories/passkey-sign-in.ts';
import { createBrowser, createTestApp, startTestApp } from '../../../test/test-app.ts';
import { newOwnerToken } from '../../domain/sign-in/owner-token.server.ts';

const NO_KEYS = 'A demo session makes no keys';
const TOKEN = { name: 'A script', scope: 'translate', lifetime: '30' };

it('makes no passkey, recovery code, connection or token for a demo session', async () => {
  const app = await issuerApp({ env: { DEMO_SIGN_IN: 'on' } });
  const browser = createBrowser(passkeySite(app));
  await signInWithDemo(browser);
  const rows = async () => ({
    passkeys: await app.db.selectFrom('passkeys').select('id').execute(),
    codes: await app.db.selectFrom('recovery_codes').select('id').execute(),
    tokens: await app.db.selectFrom('api_tokens').select('id').execute(),
    identities: (await app.db.selectFrom('identities').select('provider').execute()).map(
      ({ provider }) => provider,
    ),
  });
  const begun = await beginTask(browser, 'connect');
  expect([begun.status, begun.title]).toEqual([403, expect.stringContaining(NO_KEYS)]);
  const start = await browser.fetch('/auth/oidc/start?mode=redirect&intent=connect&next=/account');
  expect([start.status, await start.text()]).toEqual([400, expect.stringContaining(NO_KEYS)]);
  for (const [path, form] of [
    ['/account/recovery-codes', {}],
    ['/account/tokens.data', TOKEN],
  ] as const) {
    const refused = await sendPasskeyForm(browser, path, form);
    expect([path, refused.status, await refused.text()]).toEqual([
      path,
      403,
      expect.stringContaining(NO_KEYS),
    ]);
  }
  expect(await rows()).toEqual({ passkeys: [], codes: [], tokens: [], identities: ['demo'] });
});

it('shows a demo session no switch for what it is refused, and says so in its place', async () => {
  const app = await issuerApp({ env: { DEMO_SIGN_IN: 'on' } });
  const browser = createBrowser(passkeySite(app));
  await signInWithDemo(browser);
  const pageOf = async (path: string) => (await browser.fetch(path)).text();
  const account = await pageOf('/account');
  for (const shown of [
    'Add a passkey',
    'action="/account/recovery-codes"',
    'Connect another sign-in',
    'action="/account/sign-ins/disconnect"',
  ])
    expect([shown, account.includes(shown)]).toEqual([shown, false]);
  const inPanel = (id: string) => new RegExp(`id="${id}"[\\s\\S]*?</section>`).exec(account)?.[0];
  expect(inPanel('passkeys')).toContain(NO_KEYS);
  expect(inPanel('sign-ins')).toContain('A demo session connects no other sign-in.');
  expect(inPanel('sign-ins')).toContain('was the first way into this account, so it stays');
  const tokens = await pageOf('/account/tokens');
  expect(tokens).not.toContain('name="scope"');
  expect(tokens).toContain(NO_KEYS);
  // A form of an old page, or one that is made by hand.
  const { issuer, subject } = await app.db
    .selectFrom('identities')
    .select(['issuer', 'subject'])
    .executeTakeFirstOrThrow();
  const form = { 'sign-in': JSON.stringify([issuer, subject]) };
  const refused = await sendPasskeyForm(browser, '/account/sign-ins/disconnect', form);
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('was the first way into this account'),
  ]);
});

it('connects nothing to a demo session that another session of the account began', async () => {
  const app = await issuerApp({ env: { DEMO_SIGN_IN: 'on' } });
  const one = passkeyBrowser(app);
  await runTask(one, 'signup');
  expect((await signInWithDemo(one.browser, { intent: 'connect', next: '/account' })).status).toBe(
    200,
  );
  const { options } = await beginTask(one.browser, 'connect');
  const callback = await throughProvider(one.browser, { intent: 'connect', next: '/account' });
  await signInWithDemo(one.browser);
  const second = passkeyBrowser(app).passkey;
  const done = await finishTask(one.browser, 'connect', second.make(options));
  expect([done.http, done.title]).toEqual([422, expect.stringContaining(NO_KEYS)]);
  expect(await (await follow(one.browser, callback)).text()).toContain(NO_KEYS);
  const identities = await app.db.selectFrom('identities').select('provider').execute();
  expect(identities.map(({ provider }) => provider).toSorted()).toEqual(['demo', 'passkey']);
});

it('makes no admin of an account with a demo identity, whatever it is signed in by', async () => {
  const app = await createTestApp({ env: { DEMO_SIGN_IN: 'on' } });
  const one = passkeyBrowser(app);
  await runTask(one, 'signup');
  await signInWithDemo(one.browser, { intent: 'connect', next: '/account' });
  await runTask(one, 'login');
  const { secret, now, randomBytes } = app.services;
  const redeem = (token = newOwnerToken(secret, now(), randomBytes(32))) =>
    sendPasskeyForm(one.browser, '/owner-link', { token });
  const refused = await redeem();
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Not with a demo account.'),
  ]);
  expect(await viewerOf(one.browser)).toMatchObject({ isAdmin: false });
  await app.db.deleteFrom('identities').where('provider', '=', 'demo').execute();
  expect((await redeem()).headers.get('location')).toBe('/admin');
});

it('lets nobody in by a key of a demo account after a start with the demo off', async () => {
  const demo = await startTestApp({ env: { DEMO_SIGN_IN: 'on' } });
  const stranger = passkeyBrowser(demo);
  const { codes = [] } = await runTask(stranger, 'signup');
  const passkeyOnly = passkeyBrowser(demo);
  await runTask(passkeyOnly, 'signup');
  // As an earlier version let a demo session add keys: all are younger than the demo identity.
  const { id } = await demo.db
    .selectFrom('users')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await demo.db
    .insertInto('identities')
    .values({
      issuer: 'demo',
      subject: 'prudence',
      user_id: id,
      provider: 'demo',
      email: 'prudence@broetry.example',
      email_verified: 0,
      created_at: 1,
    })
    .execute();
  await demo.db.updateTable('users').set({ admin_since: 2 }).where('id', '=', id).execute();
  await demo.stop();
  const port = String(demo.services.port);
  const env = { DEMO_SIGN_IN: 'off', DATA_DIR: demo.dataDir, PORT: port };
  const app = await startTestApp({ env });
  const site = passkeySite(app);
  for (const path of ['/account', '/admin']) {
    expect((await stranger.browser.fetch(path)).status).toBe(302);
  }
  const guest = createBrowser(site);
  expect((await runTask({ ...stranger, browser: guest }, 'login')).http).toBe(422);
  expect((await sendPasskeyForm(guest, '/recovery', { code: codes[0] ?? '' })).status).toBe(422);
  expect(await viewerOf(guest)).toEqual({ kind: 'guest' });
  const users = await app.db.selectFrom('users').select('admin_since').execute();
  expect(users.every(({ admin_since }) => admin_since === null)).toBe(true);
  expect(await viewerOf(passkeyOnly.browser)).toMatchObject({ kind: 'member' });
  await app.stop();
  await demo.remove();
});

it('signs in by a provider as before', async () => {
  const app = await issuerApp({ env: { DEMO_SIGN_IN: 'on' } });
  const browser = app.browser();
  await signInAtIssuer(browser);
  await signInWithDemo(browser, { intent: 'connect', next: '/account' });
  expect((await sendPasskeyForm(browser, '/account/tokens.data', TOKEN)).status).toBe(200);
});
