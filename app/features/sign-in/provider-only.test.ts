import { expect, it } from 'vitest';
import { answerDemo, follow, openDemo } from '../../../test/factories/demo-sign-in.ts';
import { issuerApp, signInAtIssuer, signInRows } from '../../../test/factories/issuer-sign-in.ts';
import {
  beginTask,
  finishTask,
  passkeyBrowser,
  passkeySite,
  runTask,
  sendPasskeyForm,
  viewerOf,
} from '../../../test/factories/passkey-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createBrowser, createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { readInstance } from '../../domain/instance/instance.server.ts';
import { newOwnerToken } from '../../domain/sign-in/owner-token.server.ts';

const ADMIN_EMAILS = 'boss@corp.example';
const REFUSAL = 'signs people in by its providers only';

type App = Awaited<ReturnType<typeof issuerApp>>;

/** An app with an issuer, the demo account and an admin who came from the issuer. */
async function corporateApp(env: Record<string, string> = { ADMIN_EMAILS }) {
  const app = await issuerApp({ env: { DEMO_SIGN_IN: 'on', OIDC_NAME: 'Corp ID', ...env } });
  const boss = createBrowser(passkeySite(app));
  actAs(app, 'boss', ADMIN_EMAILS);
  await signInAtIssuer(boss, { intent: 'signup' });
  return { app, boss };
}

function actAs({ provider }: App, sub: string, email: string): void {
  provider.behave({ user: { sub, name: 'Person', email, email_verified: true } });
}

function saveWays(admin: TestBrowser, ways: string) {
  return sendPasskeyForm(admin, '/admin/sign-up/ways', { ways });
}

async function switchOn(admin: TestBrowser): Promise<void> {
  expect((await saveWays(admin, 'providers')).status).toBe(200);
}

async function pageOf(browser: TestBrowser, path: string): Promise<string> {
  return (await browser.fetch(path)).text();
}

it('signs in and up by a provider only, once an admin says so', async () => {
  const { app, boss } = await corporateApp();
  const known = passkeyBrowser(app);
  const { codes = [] } = await runTask(known, 'signup');
  const demo = createBrowser(passkeySite(app));
  const demoPage = await openDemo(demo, { intent: 'signup' });
  const callback = await answerDemo(demo, demoPage, { name: 'Ada', email: 'ada@id.example' });
  const [late, back] = [passkeyBrowser(app), createBrowser(passkeySite(app))];
  const begun = {
    signup: await beginTask(late.browser, 'signup'),
    login: await beginTask(back, 'login'),
    connect: await beginTask(known.browser, 'connect'),
  };
  await switchOn(boss);
  const rows = await signInRows(app);

  for (const task of ['signup', 'login'] as const) {
    const refused = await beginTask(createBrowser(passkeySite(app)), task);
    expect([task, refused.status, refused.title]).toEqual([
      task,
      403,
      expect.stringContaining(REFUSAL),
    ]);
  }
  expect((await beginTask(known.browser, 'connect')).status).toBe(403);
  // Begun before.
  const answers = [
    await finishTask(late.browser, 'signup', late.passkey.make(begun.signup.options)),
    await finishTask(back, 'login', known.passkey.use(begun.login.options)),
    await finishTask(known.browser, 'connect', late.passkey.make(begun.connect.options)),
  ];
  for (const { http, title } of answers) {
    expect([http, title]).toEqual([403, expect.stringContaining(REFUSAL)]);
  }
  for (const answer of [
    await sendPasskeyForm(createBrowser(passkeySite(app)), '/recovery', { code: codes[0]! }),
    await follow(demo, callback),
    await follow(app.browser(), '/auth/demo/start?mode=redirect&intent=login'),
    await follow(app.browser(), '/auth/demo/start?mode=popup&intent=signup'),
  ]) {
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(REFUSAL);
  }
  expect(await signInRows(app)).toEqual(rows);

  actAs(app, 'ada', 'ada@corp.example');
  expect((await signInAtIssuer(app.browser(), { intent: 'signup' })).status).toBe(200);
  expect((await signInAtIssuer(app.browser(), { intent: 'login' })).status).toBe(200);

  expect((await saveWays(boss, 'all')).status).toBe(200);
  const code = await sendPasskeyForm(createBrowser(passkeySite(app)), '/recovery', {
    code: codes[0]!,
  });
  expect([code.status, code.headers.get('location')]).toEqual([302, '/account?tab=settings']);
  const again = { ...known, browser: createBrowser(passkeySite(app)) };
  expect((await runTask(again, 'login')).status).toBe('signed-in');
}, 60_000);

it('shows the providers alone to guests, with the words of mail domains and invitations', async () => {
  const { app, boss } = await corporateApp();
  await switchOn(boss);
  for (const path of ['/login', '/signup']) {
    const page = await pageOf(createBrowser(passkeySite(app)), path);
    expect(page).toContain('with Corp ID');
    for (const word of [
      'a passkey',
      'your passkey',
      'the demo account',
      'href="/recovery"',
      'Your name',
    ]) {
      expect([path, word, page.includes(word)]).toEqual([path, word, false]);
    }
  }
  const recovery = await pageOf(createBrowser(passkeySite(app)), '/recovery');
  expect(recovery).toContain(REFUSAL);
  expect(recovery).not.toContain('name="code"');
  for (const [form, words] of [
    [{ rule: 'open', domains: 'corp.example' }, 'Sign-up here needs a mail address at corp'],
    [{ rule: 'invitation', domains: 'corp.example' }, 'needs an invitation link. You also need a'],
  ] as const) {
    expect((await sendPasskeyForm(boss, '/admin/sign-up/rule', form)).status).toBe(200);
    const page = await pageOf(createBrowser(passkeySite(app)), '/signup');
    expect(page).toContain(words);
    expect(page).not.toContain('a passkey');
  }
});

it('lets sessions by passkey go on: they confirm themselves and connect a provider', async () => {
  const { app, boss } = await corporateApp();
  const known = passkeyBrowser(app);
  await runTask(known, 'signup');
  await switchOn(boss);
  expect(await viewerOf(known.browser)).toMatchObject({ kind: 'member', name: 'Ada' });
  expect((await runTask(known, 'again')).status).toBe('confirmed');
  const renewed = await sendPasskeyForm(known.browser, '/account/recovery-codes', {});
  expect([renewed.status, await renewed.text()]).toEqual([403, expect.stringContaining(REFUSAL)]);
  const account = await pageOf(known.browser, '/account');
  expect(account).toContain('They sign nobody in at the moment');
  expect(account).not.toContain('Add a passkey');
  expect(account).not.toContain('/account/recovery-codes');
  expect(account).toContain('Continue with Corp ID');
  expect(account).not.toContain('Continue with the demo account');
  actAs(app, 'ada', 'ada@corp.example');
  known.browser.cookies.set('broetry-sign-in', '');
  const done = await signInAtIssuer(sameOrigin(known.browser), { intent: 'connect' });
  expect(done.status).toBe(200);
  const disconnect = async () => {
    const { issuer, subject } = await app.db
      .selectFrom('identities')
      .select(['issuer', 'subject'])
      .where('subject', '=', 'ada')
      .executeTakeFirstOrThrow();
    const form = { 'sign-in': JSON.stringify([issuer, subject]) };
    return sendPasskeyForm(known.browser, '/account/sign-ins/disconnect', form);
  };
  const connected = await pageOf(known.browser, '/account');
  expect(connected).toContain('your only sign-in by a provider');
  expect(connected).not.toContain('Disconnect');
  // A passkey is left, but it signs nobody in.
  const kept = await disconnect();
  expect(kept.status).toBe(409);
  expect(await kept.text()).toContain('your only sign-in by a provider');
  await saveWays(boss, 'all');
  expect(await pageOf(known.browser, '/account')).toContain('Disconnect');
  expect((await disconnect()).status).toBe(200);
});

/** A browser that says that its requests come from a page of the site. */
function sameOrigin(browser: TestBrowser): TestBrowser {
  const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
  return { ...browser, fetch: (path, init) => browser.fetch(path, { headers, ...init }) };
}

it('switches to providers only where one is set up and the admin has a sign-in by one', async () => {
  const bare = await createTestApp({ env: { ADMIN_EMAILS, DEMO_SIGN_IN: 'on' } });
  const { browser: admin } = await memberBrowser(bare, { email: ADMIN_EMAILS });
  const withIssuer = await corporateApp();
  const { browser: other } = await memberBrowser(withIssuer.app, { email: ADMIN_EMAILS });
  for (const [browser, form, words] of [
    [admin, 'providers', 'No provider is set up on this server'],
    [other, 'providers', 'Your account has no sign-in by a provider'],
    [other, 'some', 'Choose how people sign in.'],
  ] as const) {
    const refused = await saveWays(browser, form);
    expect([form, refused.status]).toEqual([form, 422]);
    expect(await refused.text()).toContain(words);
  }
  // The choice is not offered where it is refused.
  for (const [browser, words] of [
    [admin, 'No provider is set up on this server'],
    [other, 'Your account has no sign-in by a provider'],
  ] as const) {
    const page = await pageOf(browser, '/admin/sign-up');
    expect([page.includes('name="ways"'), page.includes(words)]).toEqual([false, true]);
  }
  expect(await pageOf(withIssuer.boss, '/admin/sign-up')).toContain('name="ways"');
  for (const { db } of [bare, withIssuer.app]) {
    expect((await readInstance(db)).isProviderOnly).toBe(false);
  }
  expect((await beginTask(createBrowser(passkeySite(bare)), 'login')).status).toBe(200);
  const { boss, app } = withIssuer;
  await switchOn(boss);
  await switchOn(boss);
  // Another admin may go back at any time.
  expect(await pageOf(other, '/admin/sign-up')).toContain('name="ways"');
  expect((await saveWays(other, 'all')).status).toBe(200);
  const log = await app.db
    .selectFrom('audit_log')
    .select(['action', 'target_id', 'reason'])
    .execute();
  expect(log).toEqual([
    { action: 'set', target_id: 'isProviderOnly', reason: 'true' },
    { action: 'set', target_id: 'isProviderOnly', reason: 'false' },
  ]);
  const page = await pageOf(boss, '/admin/log');
  expect(page).toContain('changed how people sign in');
  expect(page).toContain('By a provider only');
});

it('keeps the owner link as the emergency way in', async () => {
  const { app, boss } = await corporateApp();
  await switchOn(boss);
  const link = (site: App) =>
    newOwnerToken(site.services.secret, site.services.now(), site.services.randomBytes(32));
  const owner = app.browser();
  expect((await sendPasskeyForm(owner, '/owner-link', { token: link(app) })).status).toBe(302);
  expect(await viewerOf(owner)).toMatchObject({ isAdmin: true });

  // Without ADMIN_EMAILS its holder signs up first, by a passkey where the provider is away.
  const free = await corporateApp({});
  await free.app.db.updateTable('users').set({ admin_since: 1 }).execute();
  await switchOn(free.boss);
  const guest = passkeyBrowser(free.app);
  const sent = await sendPasskeyForm(guest.browser, '/owner-link', { token: link(free.app) });
  expect(sent.headers.get('location')).toBe('/signup?next=/owner-link');
  expect(await pageOf(guest.browser, '/signup')).toContain('Sign up with a passkey');
  expect((await runTask(guest, 'signup')).status).toBe('signed-in');
  await sendPasskeyForm(guest.browser, '/owner-link', { token: '' });
  expect(await viewerOf(guest.browser)).toMatchObject({ isAdmin: true });
  expect((await saveWays(guest.browser, 'all')).status).toBe(200);
});
