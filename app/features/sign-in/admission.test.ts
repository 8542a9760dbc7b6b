import { expect, it } from 'vitest';
import { signInWithDemo } from '../../../test/factories/demo-sign-in.ts';
import { issuerApp, signInAtIssuer, signInRows } from '../../../test/factories/issuer-sign-in.ts';
import {
  beginTask,
  passkeyBrowser,
  passkeySite,
  runTask,
  sendPasskeyForm,
  viewerOf,
} from '../../../test/factories/passkey-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createBrowser, createTestApp, type TestApp } from '../../../test/test-app.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/time/time-units.ts';
import { newOwnerToken } from '../../domain/sign-in/owner-token.server.ts';

const ADMIN_EMAILS = 'boss@corp.example';
const NOBODY = 'this server does not take everybody';

async function office(overrides = {}) {
  const env = { ADMIN_EMAILS, OPERATOR_CONTACT: 'desk@corp.example' };
  const app = await createTestApp({ env, overrides });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN_EMAILS });
  return { app, boss, ...formsOf(boss) };
}

function formsOf(boss: ReturnType<TestApp['browser']>) {
  return {
    rule: async (rule: string, domains = '') => {
      const form = { rule, domains };
      expect((await sendPasskeyForm(boss, '/admin/sign-up/rule', form)).status).toBe(200);
    },
    invite: async (uses = '1', days = '7') => {
      const made = await sendPasskeyForm(boss, '/admin/sign-up', { uses, days });
      return /\/signup\?invite=[\w-]{43}/.exec(await made.text())?.[0] ?? 'no link';
    },
  };
}

/** A guest who has opened a link. */
async function guestWith(app: TestApp, link: string) {
  const guest = passkeyBrowser(app);
  const page = await (await guest.browser.fetch(link)).text();
  return { ...guest, page };
}

async function expectRefusal(guest: ReturnType<typeof passkeyBrowser>) {
  const begun = await beginTask(guest.browser, 'signup');
  expect([begun.status, begun.title]).toEqual([403, expect.stringContaining(NOBODY)]);
}

const OFF = /<button type="button" disabled="" aria-describedby="sign-up-rule"[^>]*>([^<]*)/g;

/** Expects these buttons, and no others, to be off by the rule of sign-up. */
function expectOff(page: string, labels: string[]) {
  const off = [...page.matchAll(OFF)].map(([, label]) => label);
  expect(off).toEqual(labels.map((label) => expect.stringContaining(label)));
  expect(page.includes('Your name')).toBe(!labels.includes('Sign up with a passkey'));
}

it('takes nobody while sign-up is closed, and says whom to ask; members still come in', async () => {
  const { app, rule, invite } = await office();
  const known = passkeyBrowser(app);
  await runTask(known, 'signup');
  const pending = passkeyBrowser(app);
  const { options } = await beginTask(pending.browser, 'signup');
  await rule('closed');
  const guest = await guestWith(app, await invite());
  expect(guest.page).toContain('Sign-up is closed here.');
  expect(guest.page).toMatch(/Ask <span><a href="mailto:desk@corp\.example"/);
  expectOff(guest.page, ['demo account', 'Sign up with a passkey']);
  await expectRefusal(guest);
  // Begun before it was closed.
  const json = { task: 'signup', answer: pending.passkey.make(options) };
  const late = await pending.browser.fetch('/api/passkeys', { method: 'PUT', json });
  expect(late.status).toBe(403);
  const demo = await signInWithDemo(app.browser(), { intent: 'signup' });
  expect(await demo.text()).toContain(NOBODY);
  const back = { ...known, browser: createBrowser(passkeySite(app)) };
  expect((await runTask(back, 'login')).status).toBe('signed-in');
  expect((await app.db.selectFrom('users').select('id').execute()).length).toBe(2);
});

it('takes as many people as an invitation is for, and no forged, old or revoked one', async () => {
  let now = Date.now();
  const { app, boss, rule, invite } = await office({ now: () => now });
  await rule('invitation');
  const ways = ['demo account', 'Sign up with a passkey'];
  const without = await guestWith(app, '/signup');
  expect(without.page).toContain('Sign-up here needs an invitation link.');
  expectOff(without.page, ways);
  await expectRefusal(without);
  const link = await invite('2');
  const page = await (await boss.fetch('/admin/sign-up')).text();
  expect(page).not.toContain(link);
  expect(
    JSON.stringify(await app.db.selectFrom('invitations').selectAll().execute()),
  ).not.toContain(link.slice('/signup?invite='.length));
  const guests = await Promise.all(Array.from({ length: 4 }, () => guestWith(app, link)));
  expect(guests[0]?.page).toContain('Your invitation is good.');
  // The browser keeps it.
  const later = await (await guests[0]!.browser.fetch('/signup')).text();
  expect(later).toContain('Your invitation is good.');
  expectOff(later, []);
  const begun = await Promise.all(guests.map(({ browser }) => beginTask(browser, 'signup')));
  const done = await Promise.all(
    guests.map(({ browser, passkey }, index) =>
      browser.fetch('/api/passkeys', {
        method: 'PUT',
        json: { task: 'signup', answer: passkey.make(begun[index]!.options) },
      }),
    ),
  );
  expect(Object.groupBy(done, ({ status }) => status)).toMatchObject({
    200: { length: 2 },
    403: { length: 2 },
  });
  const late = await guestWith(app, link);
  expect(late.page).toContain('This invitation was used up, revoked or is too old.');
  expectOff(late.page, ways);
  await expectRefusal(late);
  for (const forged of ['x', 'A'.repeat(43), `${link.slice(15, -1)}_`]) {
    const guest = await guestWith(app, `/signup?invite=${forged}`);
    expect(guest.page).toContain('This invitation was used up, revoked or is too old.');
    guest.browser.cookies.set('broetry-invitation', forged);
    await expectRefusal(guest);
  }
  const old = await guestWith(app, await invite('5', '1'));
  now += DAY_MS;
  await expectRefusal(old);
}, 60_000);

it('spends an invitation also while sign-up is open, where a spent one still lets in', async () => {
  const { app, invite } = await office();
  const link = await invite('1');
  const uses = async () =>
    (await app.db.selectFrom('invitations').select('uses').executeTakeFirstOrThrow()).uses;
  const guests = [await guestWith(app, link), await guestWith(app, link)];
  for (const guest of guests) {
    expect(guest.page).toContain('Your invitation is good.');
    expect((await runTask(guest, 'signup')).status).toBe('signed-in');
    expect(await uses()).toBe(1);
  }
  const late = await guestWith(app, link);
  expect(late.page).toContain('You do not need one: sign-up is open.');
  expect(late.page).not.toContain('Ask <a');
  expect(late.page).toContain('Your name');
});

it('revokes an invitation once, and writes every change down', async () => {
  const { app, boss, rule, invite } = await office();
  await rule('invitation');
  const guest = await guestWith(app, await invite('5'));
  const { id } = await app.db.selectFrom('invitations').select('id').executeTakeFirstOrThrow();
  const revoke = `/admin/invitations/${id}/revoke`;
  expect((await sendPasskeyForm(boss, revoke, {})).status).toBe(200);
  expect((await sendPasskeyForm(boss, revoke, {})).status).toBe(404);
  await expectRefusal(guest);
  const log = await app.db.selectFrom('audit_log').select(['action', 'target_id']).execute();
  expect(log).toEqual([
    { action: 'set', target_id: 'signUp' },
    { action: 'invite', target_id: id },
    { action: 'revoke-invitation', target_id: id },
  ]);
  const page = await (await boss.fetch('/admin/log')).text();
  for (const words of [
    'changed who may sign up',
    'Whoever has an invitation',
    'revoked the invitation',
  ])
    expect(page).toContain(words);
});

it('refuses a wrong form about sign-up and says what to change', async () => {
  const { app, boss } = await office();
  const settings = () => app.db.selectFrom('instance_settings').selectAll().execute();
  const before = await settings();
  for (const [path, form, words] of [
    ['/admin/sign-up/rule', { rule: 'sometimes' }, 'Choose who may sign up.'],
    ['/admin/sign-up/rule', { rule: 'open', domains: 'corp' }, 'is no domain'],
    ['/admin/sign-up', { uses: '0', days: '1' }, '1 to 1000 people'],
    ['/admin/sign-up', { uses: '1', days: '9999' }, '1 to 365 days'],
  ] as const) {
    const answer = await sendPasskeyForm(boss, path, form);
    expect([form, answer.status]).toEqual([form, 422]);
    expect(await answer.text()).toContain(words);
  }
  expect(await settings()).toEqual(before);
});

it('takes mail of the set domains only where it is confirmed, and a passkey by invitation', async () => {
  const app = await issuerApp({ env: { ADMIN_EMAILS } });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN_EMAILS });
  const { rule, invite } = formsOf(boss);
  await rule('open', '@Corp.example other.example');
  const signUp = async (email: string, email_verified: boolean) => {
    app.provider.behave({ user: { sub: email, name: 'Ada', email, email_verified } });
    return (await signInAtIssuer(app.browser(), { intent: 'signup' })).status;
  };
  expect(await signUp('eve@evil.example', true)).toBe(400);
  expect(await signUp('eve@corp.example', false)).toBe(400);
  expect(await signUp('eve@corp.example.evil.example', true)).toBe(400);
  expect(await signUp('eve@notcorp.example', true)).toBe(400);
  expect(await signUp('ada@CORP.example', true)).toBe(200);
  const guest = await guestWith(app, '/signup');
  expect(guest.page).toContain('a mail address at corp.example or other.example');
  expect(guest.page).toMatch(/Ask <span>the person who runs this site/);
  expectOff(guest.page, ['Sign up with a passkey']);
  await expectRefusal(guest);
  const invited = await guestWith(app, await invite());
  expect(invited.page).toContain('Other ways than a passkey need a mail address at corp.example');
  expectOff(invited.page, []);
  expect((await runTask(invited, 'signup')).status).toBe('signed-in');
  expect((await signInRows(app)).users).toBe(3);
});

function ownerToken(app: TestApp, member?: string) {
  const { secret, randomBytes } = app.services;
  return newOwnerToken(secret, app.services.now(), randomBytes(32), member);
}

it('makes the account that redeems the owner link an admin, once, also where sign-up is closed', async () => {
  const app = await createTestApp({ env: { DEMO_SIGN_IN: 'off' } });
  await app.db
    .insertInto('instance_settings')
    .values({ name: 'signUp', value: '"closed"', changed_at: 0 })
    .execute();
  const token = ownerToken(app);
  const guest = passkeyBrowser(app);
  // The settings that were read at start are kept for a second.
  await expect.poll(async () => (await beginTask(guest.browser, 'signup')).status).toBe(403);
  await expectRefusal(guest);
  const sent = await sendPasskeyForm(guest.browser, '/owner-link', { token });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/signup?next=/owner-link']);
  const offered = await (await guest.browser.fetch('/signup')).text();
  expect(offered).toContain('becomes the owner of this site');
  expectOff(offered, []);
  expect((await runTask(guest, 'signup')).status).toBe('signed-in');
  expect(await viewerOf(guest.browser)).toMatchObject({ isAdmin: false });
  const page = await (await guest.browser.fetch('/owner-link')).text();
  expect(page).toContain('Become the owner');
  const done = await sendPasskeyForm(guest.browser, '/owner-link', { token: '' });
  expect([done.status, done.headers.get('location')]).toEqual([302, '/admin']);
  expect(await viewerOf(guest.browser)).toMatchObject({ isAdmin: true });
  // Neither a provider nor a connection to show.
  const account = await (await guest.browser.fetch('/account')).text();
  expect([account.includes('Passkeys'), account.includes('How you sign in')]).toEqual([
    true,
    false,
  ]);
  const again = { ...guest, browser: createBrowser(passkeySite(app)) };
  await runTask(again, 'login');
  expect(await viewerOf(again.browser)).toMatchObject({ isAdmin: true });
  // Spent: it admits nobody and makes nobody an admin.
  const second = passkeyBrowser(app);
  second.browser.cookies.set('broetry-owner-link', token);
  await expectRefusal(second);
  expect((await sendPasskeyForm(second.browser, '/owner-link', { token })).status).toBe(400);
  const users = await (await guest.browser.fetch('/admin/users')).text();
  expect(users).toContain('Admins by the owner link');
});

it('takes the admin area away in /admin, but not from the last admin by himself', async () => {
  const app = await createTestApp({ env: { DEMO_SIGN_IN: 'off' } });
  const [one, other] = [passkeyBrowser(app), passkeyBrowser(app)];
  // Both before: no one signs up by the name of an admin.
  for (const owner of [one, other]) await runTask(owner, 'signup');
  for (const owner of [one, other]) {
    const form = { token: ownerToken(app) };
    expect((await sendPasskeyForm(owner.browser, '/owner-link', form)).status).toBe(302);
  }
  const [first, second] = await app.db
    .selectFrom('users')
    .select('id')
    .orderBy('admin_since')
    .execute();
  const revoke = (owner: typeof one, id: string) =>
    sendPasskeyForm(owner.browser, `/admin/users/${id}/revoke-admin`, {});
  expect((await revoke(one, second!.id)).status).toBe(200);
  expect((await other.browser.fetch('/admin')).headers.get('location')).toBe('/');
  expect((await revoke(one, second!.id)).status).toBe(409);
  const last = await revoke(one, first!.id);
  expect(last.status).toBe(409);
  expect(await (await one.browser.fetch('/admin')).text()).toContain('Admin');
  const log = await app.db.selectFrom('audit_log').select(['action', 'target_id']).execute();
  expect(log).toEqual([
    { action: 'make-admin', target_id: first!.id },
    { action: 'make-admin', target_id: second!.id },
    { action: 'revoke-admin', target_id: second!.id },
  ]);
});

it('makes no demo account an admin, and gives a demo session no rights of the account', async () => {
  const app = await createTestApp();
  const browser = app.browser();
  await signInWithDemo(browser, { who: { persona: 'chad' } });
  const refused = await sendPasskeyForm(browser, '/owner-link', { token: ownerToken(app) });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Not with a demo account.');
  await app.db.updateTable('users').set({ admin_since: 1 }).execute();
  expect(await viewerOf(browser)).toMatchObject({ isAdmin: false });
});

it('lets in a member who has lost everything by the link for its id, and nobody else', async () => {
  let now = Date.now();
  const app = await createTestApp({ overrides: { now: () => now } });
  const one = passkeyBrowser(app);
  await runTask(one, 'signup');
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const link = `${ownerToken(app, id)}.${id}`;
  const { browser: member, member: other } = await memberBrowser(app);
  for (const token of [`${ownerToken(app, id)}.${other.id}`, `${ownerToken(app)}.${id}`]) {
    expect((await sendPasskeyForm(app.browser(), '/owner-link', { token })).status).toBe(400);
  }
  expect((await sendPasskeyForm(member, '/owner-link', { token: link })).status).toBe(400);
  const guest = app.browser();
  const done = await sendPasskeyForm(guest, '/owner-link', { token: link });
  expect([done.status, done.headers.get('location')]).toEqual([302, '/account?tab=settings']);
  expect(await viewerOf(guest)).toMatchObject({ name: 'Ada' });
  expect((await sendPasskeyForm(app.browser(), '/owner-link', { token: link })).status).toBe(400);
  const late = `${ownerToken(app, id)}.${id}`;
  now += 15 * MINUTE_MS;
  expect((await sendPasskeyForm(app.browser(), '/owner-link', { token: late })).status).toBe(400);
});
