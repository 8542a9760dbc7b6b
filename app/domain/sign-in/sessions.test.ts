import { expect, it } from 'vitest';
import {
  answerDemo,
  follow,
  openDemo,
  signInWithDemo,
} from '../../../test/factories/demo-sign-in.ts';
import { issuerApp, signInAtIssuer } from '../../../test/factories/issuer-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/time/time-units.ts';
import { sweepSessions } from './sessions.server.ts';

const NAME = 'broetry-session';
const form = (values: Record<string, string>) => ({ body: new URLSearchParams(values) });

async function isMember(browser: TestBrowser): Promise<boolean> {
  const viewer = (await (await browser.fetch('/api/viewer')).json()) as { kind: string };
  return viewer.kind === 'member';
}

async function clockedApp() {
  const clock = { now: Date.now() };
  const app = await createTestApp({ overrides: { now: () => clock.now } });
  return { ...app, clock };
}

it('sets one host-only cookie that scripts cannot read', async () => {
  const app = await createTestApp();
  const done = await signInWithDemo(app.browser());
  const [cookie] = done.headers.getSetCookie();
  expect(cookie).toMatch(
    /^broetry-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(done.headers.getSetCookie()).toHaveLength(1);
});

it('sets secure cookies on an https origin', async () => {
  const app = await createTestApp({
    env: { PUBLIC_ORIGIN: 'https://broetry.example', DEMO_SIGN_IN: 'public' },
  });
  const started = await app.raw('/auth/demo/start', { headers: { host: 'broetry.example' } });
  expect(started.headers['set-cookie']?.[0]).toMatch(
    /^__Host-broetry-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(started.headers['location']).toMatch(/^https:\/\/broetry\.example\/auth\/demo\?/);
});

it('stores only the hash of a token', async () => {
  const app = await createTestApp();
  const browser = app.browser();
  await signInWithDemo(browser);
  const { token_hash } = await app.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  expect(token_hash).not.toBe(browser.cookies.get(NAME));
  browser.cookies.set(NAME, token_hash);
  expect(await isMember(browser)).toBe(false);
});

it('starts a new session at each sign-in and ends the earlier one', async () => {
  const app = await createTestApp();
  const browser = app.browser();
  await signInWithDemo(browser);
  const before = browser.cookies.get(NAME)!;
  await signInWithDemo(browser);
  expect(browser.cookies.get(NAME)).not.toBe(before);
  expect(await isMember(browser)).toBe(true);
  const old = app.browser();
  old.cookies.set(NAME, before);
  expect(await isMember(old)).toBe(false);
});

it('ends a session after seven idle days, and after thirty days at most', async () => {
  const app = await clockedApp();
  const { clock } = app;
  const idle = app.browser();
  await signInWithDemo(idle);
  clock.now += 7 * DAY_MS - 1;
  expect(await isMember(idle)).toBe(true);
  clock.now += 7 * DAY_MS;
  expect(await isMember(idle)).toBe(false);
  const busy = app.browser();
  await signInWithDemo(busy);
  for (let day = 0; day < 29; day += 1) {
    clock.now += DAY_MS;
    expect(await isMember(busy)).toBe(true);
  }
  clock.now += DAY_MS;
  expect(await isMember(busy)).toBe(false);
  await sweepSessions(app.services);
  expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

it('deletes unfinished sign-in attempts', async () => {
  const app = await clockedApp();
  await app.browser().fetch('/auth/demo/start');
  const attempts = () => app.db.selectFrom('login_attempts').selectAll().execute();
  await sweepSessions(app.services);
  expect(await attempts()).toHaveLength(1);
  app.clock.now += 10 * MINUTE_MS;
  await sweepSessions(app.services);
  expect(await attempts()).toEqual([]);
});

it('notes the use of a session once a minute, and of a member once a day', async () => {
  const app = await clockedApp();
  const browser = app.browser();
  await signInWithDemo(browser);
  const seen = async () => {
    await browser.fetch('/api/viewer');
    const session = await app.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    return [session.last_seen, user.last_login].map((time) => time - start);
  };
  // Not the next midnight: seconds before it the sign-in would be less than a minute ago.
  app.clock.now = (Math.ceil(app.clock.now / DAY_MS) + 1) * DAY_MS;
  const start = app.clock.now;
  await seen();
  app.clock.now = start + MINUTE_MS - 1;
  expect(await seen()).toEqual([0, 0]);
  app.clock.now = start + MINUTE_MS;
  expect(await seen()).toEqual([MINUTE_MS, 0]);
  app.clock.now = start + DAY_MS + 5;
  expect(await seen()).toEqual([DAY_MS + 5, DAY_MS + 5]);
});

it('signs out all uses of a session at once', async () => {
  const app = await createTestApp();
  const browser = app.browser();
  await signInWithDemo(browser);
  const copy = app.browser();
  copy.cookies.set(NAME, browser.cookies.get(NAME)!);
  const out = await browser.fetch('/auth/sign-out', { method: 'POST' });
  expect(out.status).toBe(204);
  expect(out.headers.getSetCookie()[0]).toMatch(/^broetry-session=; Max-Age=0; Path=\//);
  expect(await isMember(copy)).toBe(false);
  const plain = await copy.fetch('/auth/sign-out', {
    method: 'POST',
    headers: { accept: 'text/html' },
  });
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/']);
  expect((await browser.fetch('/auth/sign-out')).status).toBe(405);
});

it('lists the viewer’s sessions and ends one or all', async () => {
  const app = await createTestApp();
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const [here, there] = [app.browser(), app.browser()];
  await signInWithDemo(here);
  const stranger = await memberBrowser(app);
  const page = await there.fetch('/auth/demo/start?mode=popup', { headers: firefox });
  expect(page.status).toBe(302);
  await signInWithDemo(there);
  const sessions = await app.db.selectFrom('sessions').selectAll().orderBy('id').execute();
  const second = sessions[2];
  const end = (browser: TestBrowser, id: string) =>
    browser.fetch(`/account/sessions/${id}/end`, form({}));
  expect((await end(stranger.browser, second!.id)).status).toBe(404);
  expect((await end(here, stranger.member.sessionId)).status).toBe(404);
  expect(await isMember(there)).toBe(true);
  expect((await end(here, second!.id)).status).toBe(200);
  expect(await isMember(there)).toBe(false);
  await signInWithDemo(there);
  const all = await here.fetch('/auth/sign-out', form({ everywhere: 'yes' }));
  expect(all.status).toBe(204);
  expect([await isMember(here), await isMember(there)]).toEqual([false, false]);
  expect(await isMember(stranger.browser)).toBe(true);
  const guest = await there.fetch('/auth/sign-out', form({ everywhere: 'yes' }));
  expect([guest.status, await isMember(stranger.browser)]).toEqual([204, true]);
});

it('connects a free identity, rejects one of another member and keeps the last', async () => {
  const app = await issuerApp({ env: { DEMO_SIGN_IN: 'on' } });
  const browser = app.browser();
  await signInAtIssuer(browser);
  const connected = await signInWithDemo(browser, { intent: 'connect', next: '/account' });
  expect(await connected.text()).toContain('postMessage("connected")');
  const rows = await app.db.selectFrom('identities').selectAll().orderBy('created_at').execute();
  expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(1);
  expect(rows.map(({ provider }) => provider)).toEqual(['oidc', 'demo']);

  const { browser: other } = await memberBrowser(app);
  const taken = await signInAtIssuer(other, { intent: 'connect' });
  expect(taken.status).toBe(400);
  expect(await taken.text()).toContain('That sign-in belongs to another account');

  const key = (row: (typeof rows)[number]) => JSON.stringify([row.issuer, row.subject]);
  const disconnect = (who: TestBrowser, row: (typeof rows)[number]) =>
    who.fetch('/account/sign-ins/disconnect', form({ 'sign-in': key(row) }));
  expect((await disconnect(other, rows[0]!)).status).toBe(404);
  expect((await disconnect(browser, rows[0]!)).status).toBe(200);
  expect((await disconnect(browser, rows[0]!)).status).toBe(404);
  expect((await disconnect(browser, rows[1]!)).status).toBe(409);
});

it('rejects a connection for another site, a guest or an ended session', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const start = '/auth/demo/start?mode=popup&intent=connect';
  for (const site of ['cross-site', 'same-site', 'none']) {
    const answer = await browser.fetch(start, { headers: { 'sec-fetch-site': site } });
    expect([site, answer.status]).toEqual([site, 400]);
  }
  expect((await app.browser().fetch(start)).status).toBe(400);
  const page = await openDemo(browser, { intent: 'connect' });
  await browser.fetch('/auth/sign-out', { method: 'POST' });
  browser.cookies.delete(NAME);
  const who = { name: 'Grace', email: 'grace@id.example' };
  const late = await follow(browser, await answerDemo(browser, page, who));
  expect(late.status).toBe(400);
  expect(await late.text()).toContain('That sign-in was not connected.');
  expect(browser.cookies.has(NAME)).toBe(false);
  expect(await app.db.selectFrom('identities').selectAll().execute()).toEqual([]);
});

it('ends an idle session whose last use lies ahead of the clock', async () => {
  const { browser, clock } = await clockedApp();
  const ada = browser();
  await signInWithDemo(ada);
  const now = clock.now;
  clock.now += 6 * DAY_MS;
  expect(await isMember(ada)).toBe(true);
  clock.now = now;
  expect(await isMember(ada)).toBe(true);
  clock.now += 7 * DAY_MS + MINUTE_MS;
  expect(await isMember(ada)).toBe(false);
});

it('signs nobody out by a form that is not known here', async () => {
  const { browser } = await memberBrowser(await createTestApp());
  const sent = await browser.fetch('/auth/sign-out', form({ intent: 'none' }));
  expect(sent.status).toBe(422);
  expect(await (await browser.fetch('/api/viewer')).json()).toMatchObject({ kind: 'member' });
});
