import { expect, it, onTestFinished } from 'vitest';
import { signInWithDemo } from '../../../test/factories/demo-sign-in.ts';
import { issuerApp, signInAtIssuer, signInRows } from '../../../test/factories/issuer-sign-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { startFakeIdentityProvider, CLIENT } from '../../../test/fake-identity-provider.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';

const ADMIN = 'boss@corp.example';

async function write(browser: TestBrowser, key: string): Promise<string> {
  const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
  const headers = { 'idempotency-key': key };
  const answer = await browser.fetch('/api/generations', { json, headers });
  if (answer.status !== 200) return ((await answer.json()) as { code: string }).code;
  return (await readEvents(answer)).at(-1)?.event ?? '';
}

async function viewerOf(browser: TestBrowser): Promise<Record<string, unknown>> {
  return (await (await browser.fetch('/api/viewer')).json()) as Record<string, unknown>;
}

it('creates one member for one identity and notes each sign-in', async () => {
  const clock = { now: 1_763_700_000_000 };
  const app = await createTestApp({ overrides: { now: () => clock.now } });
  await signInWithDemo(app.browser());
  const first = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(first).toMatchObject({ created_at: clock.now, last_login: clock.now, posts_created: 0 });
  clock.now += 5 * DAY_MS;
  await signInWithDemo(app.browser());
  const users = await app.db.selectFrom('users').selectAll().execute();
  expect(users).toEqual([{ ...first, last_login: clock.now }]);
});

it('uses the default name for a missing one, and cleans a name', async () => {
  const app = await issuerApp({ bend: { user: { name: undefined } } });
  await signInAtIssuer(app.browser());
  app.provider.behave({ user: { sub: 'two', name: `  Ad\u202ea \u0000 ${'x'.repeat(100)}` } });
  await signInAtIssuer(app.browser());
  const names = await app.db.selectFrom('users').select('display_name').orderBy('id').execute();
  expect(names[0]?.display_name).toBe('LinkedIn User');
  expect(names[1]?.display_name).toMatch(/^Ada x{55,57}$/);
});

it.each(['Broetry Support', 'Fucking Dana', 'sieg heil'])(
  'does not let "%s" in under that name',
  async (name) => {
    const app = await issuerApp({ bend: { user: { name } } });
    await signInAtIssuer(app.browser());
    const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user.display_name).toBe('LinkedIn User');
    expect(user.search_text).not.toContain(name.toLowerCase());
  },
);

it('never joins two identities by e-mail', async () => {
  const app = await issuerApp();
  await signInAtIssuer(app.browser());
  app.provider.behave({ user: { sub: 'subject-2' } });
  await signInAtIssuer(app.browser());
  expect(await signInRows(app)).toEqual({ sessions: 2, users: 2, identities: 2 });
});

it('creates one member from parallel first sign-ins', async () => {
  const app = await issuerApp();
  const browsers = Array.from({ length: 8 }, () => app.browser());
  const answers = await Promise.all(browsers.map((browser) => signInAtIssuer(browser)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await signInRows(app)).toEqual({ sessions: 8, users: 1, identities: 1 });
});

it('recognises an admin by a verified e-mail in any letter case, at each request', async () => {
  const app = await issuerApp({ env: { ADMIN_EMAILS: ADMIN } });
  app.provider.behave({ user: { email: ADMIN, email_verified: false } });
  const liar = app.browser();
  await signInAtIssuer(liar);
  expect(await viewerOf(liar)).toMatchObject({ isAdmin: false });
  expect(app.log.events('admin_claim_refused')).toHaveLength(1);
  app.provider.behave({ user: { sub: 'boss', email: 'BOSS@corp.example' } });
  const boss = app.browser();
  await signInAtIssuer(boss);
  expect(await viewerOf(boss)).toMatchObject({ isAdmin: true, email: 'BOSS@corp.example' });
  expect(await viewerOf(liar)).toMatchObject({ isAdmin: false });
  app.services.settings.adminEmails.splice(0);
  expect(await viewerOf(boss)).toMatchObject({ isAdmin: false });
  expect((await boss.fetch('/admin')).headers.get('location')).toBe('/');
});

it('updates the e-mail with the identity that it came from', async () => {
  const app = await issuerApp({ env: { ADMIN_EMAILS: ADMIN } });
  app.provider.behave({ user: { email: 'old@corp.example', email_verified: false } });
  await signInAtIssuer(app.browser());
  app.provider.behave({ user: { email: 'new@corp.example', email_verified: true } });
  await signInAtIssuer(app.browser());
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ email: 'new@corp.example', email_verified: 1 });
  expect(user.search_text).toContain('new@corp.example');
});

it('keeps the e-mail when another identity of the member has its own', async () => {
  const app = await issuerApp({ env: { DEMO_SIGN_IN: 'on' } });
  const browser = app.browser();
  await signInAtIssuer(browser);
  const who = { name: 'Grace', email: 'grace@home.example' };
  await signInWithDemo(browser, { who, intent: 'connect' });
  const elsewhere = app.browser();
  await signInWithDemo(elsewhere, { who });
  expect(await viewerOf(elsewhere)).toMatchObject({ name: 'Ada', email: 'ada@id.example' });
  const users = await app.db.selectFrom('users').selectAll().execute();
  expect(users).toMatchObject([{ email: 'ada@id.example', email_verified: 1 }]);
});

it('ends demo sessions and demo e-mails when the demo account is off', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const browser = app.browser();
  await signInWithDemo(browser, { who: { name: 'Anybody', email: ADMIN } });
  expect(await viewerOf(browser)).toMatchObject({ kind: 'member', isAdmin: true });
  app.services.settings.demoSignIn = 'off';
  expect(await viewerOf(browser)).toEqual({ kind: 'guest' });
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user.email_verified).toBe(0);
});

it('counts a sign-up only for a new member who was a guest', async () => {
  const app = await createTestApp();
  const events = () => app.db.selectFrom('guest_events').selectAll().execute();
  await signInWithDemo(app.browser(), { who: { persona: 'chad' } });
  expect(await events()).toEqual([]);
  const guest = app.browser();
  await write(guest, 'key-000001');
  await signInWithDemo(guest, { intent: 'signup', who: { persona: 'mallory' } });
  const signUps = (await events()).filter(({ event }) => event === 'signup_completed');
  expect(signUps).toHaveLength(1);
  expect(JSON.parse(signUps[0]!.metadata!)).toEqual({ isNewUser: true });
  await signInWithDemo(guest, { who: { persona: 'mallory' } });
  expect((await events()).filter(({ event }) => event === 'signup_completed')).toHaveLength(1);
});

it('moves the guest’s post to the member', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  await write(guest, 'key-000001');
  await signInWithDemo(guest);
  const posts = await app.db.selectFrom('posts').selectAll().execute();
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(posts).toMatchObject([{ user_id: user.id }]);
  expect(user.posts_created).toBe(1);
});

it('gives no free post for signing in and out', async () => {
  const app = await createTestApp({ env: { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '4' } });
  const outcomes: string[] = [];
  const browser = app.browser();
  for (let round = 10; round < 30; round += 1) {
    outcomes.push(await write(browser, `same-browser-${round}`));
    await signInWithDemo(browser);
    await browser.fetch('/auth/sign-out', { method: 'POST' });
    browser.cookies.delete('broetry-session');
  }
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  for (let round = 10; round < 30; round += 1) {
    const fresh = app.browser();
    outcomes.push(await write(fresh, `new-browser-${round}`));
  }
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(4);
  const used = await app.db.selectFrom('guests').select('posts_generated').execute();
  expect(used.every(({ posts_generated }) => posts_generated <= 1)).toBe(true);
}, 30_000);

it('sends the right parameters to each provider', async () => {
  const fake = await startFakeIdentityProvider();
  onTestFinished(fake.stop);
  const app = await createTestApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      LINKEDIN_CLIENT_ID: CLIENT.id,
      LINKEDIN_CLIENT_SECRET: CLIENT.secret,
    },
    overrides: { issuers: { google: fake.issuer, linkedin: fake.issuer } },
  });
  for (const id of ['google', 'linkedin']) {
    expect((await signInAtIssuer(app.browser(), { id })).status).toBe(200);
  }
  const [google, linkedin] = fake.asked.filter(({ path }) => path === '/auth');
  expect(google?.query.get('code_challenge_method')).toBe('S256');
  expect(google?.query.get('nonce')).toMatch(/^[\w-]{43}$/);
  expect(google?.query.get('redirect_uri')).toBe(`${app.origin}/auth/google/callback`);
  expect(linkedin?.query.has('code_challenge')).toBe(false);
  expect(linkedin?.query.has('nonce')).toBe(false);
  const tokens = fake.asked.filter(({ path }) => path === '/token');
  expect(tokens.map(({ headers }) => headers.authorization !== undefined)).toEqual([true, false]);
  expect(await app.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});
