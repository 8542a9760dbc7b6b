import { expect, it } from 'vitest';
import { signInWithDemo } from '../../../test/factories/demo-sign-in.ts';
import { addMember } from '../../../test/factories/sign-in.ts';
import { issuerApp, signInAtIssuer } from '../../../test/factories/issuer-sign-in.ts';
import type { TestBrowser } from '../../../test/test-app.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { newOwnerToken } from './owner-token.server.ts';
import { signInMessage } from './sign-in-words.ts';
import { DELETE_PHRASE } from './account-words.ts';

const ELEVEN_MINUTES = 11 * MINUTE_MS;
const post = (
  browser: TestBrowser,
  path: string,
  values: Record<string, string>,
  accept = 'application/json',
) => browser.fetch(path, { body: new URLSearchParams(values), headers: { accept } });

const AGAIN = { intent: 'connect', again: true, next: '/account' } as const;

async function twoBrowsers() {
  const clock = { now: Date.now() };
  const app = await issuerApp({ now: () => clock.now });
  const [here, there] = [app.browser(), app.browser()];
  await signInAtIssuer(there);
  // Numbers of sessions sort by time.
  clock.now += 1000;
  await signInAtIssuer(here);
  const { id } = await app.db
    .selectFrom('sessions')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const endOther = (accept?: string) => post(here, `/account/sessions/${id}/end`, {}, accept);
  const endAll = (accept?: string) => post(here, '/auth/sign-out', { everywhere: 'yes' }, accept);
  const count = async () => (await app.db.selectFrom('sessions').select('id').execute()).length;
  return { ...app, clock, here, there, endOther, endAll, count };
}

const account = async (browser: TestBrowser) =>
  (await browser.fetch('/account', { headers: { accept: 'text/html' } })).text();

it('ends other sessions only after a recent sign-in', async () => {
  const { clock, here, endOther, endAll, count } = await twoBrowsers();
  clock.now += ELEVEN_MINUTES;
  for (const refused of [await endOther(), await endAll()]) {
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Sign in again first');
  }
  for (const plain of [await endOther('text/html'), await endAll('text/html')])
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/account?tab=settings']);
  expect(await count()).toBe(2);
  const before = await account(here);
  expect(before).toContain('sign in again');
  expect(before).not.toContain('Sign out everywhere');
  expect(await (await signInAtIssuer(here, AGAIN)).text()).toContain(
    signInMessage('login', 'confirmed').text,
  );
  expect(await account(here)).toContain('Sign out everywhere');
  expect(await count()).toBe(2);
  expect((await endOther('text/html')).status).toBe(303);
  expect(await count()).toBe(1);
  expect((await endOther('text/html')).status).toBe(303);
  expect(await account(here)).toContain('This session is already over.');
  expect((await endAll()).status).toBe(204);
  expect(await count()).toBe(0);
}, 60_000);

it('signs out this browser without a recent sign-in', async () => {
  const { clock, here, count } = await twoBrowsers();
  clock.now += ELEVEN_MINUTES;
  expect((await here.fetch('/auth/sign-out', { method: 'POST' })).status).toBe(204);
  expect(await count()).toBe(1);
});

it('rejects another account and a stale provider sign-in as confirmation', async () => {
  const { provider, clock, here, endAll, count } = await twoBrowsers();
  clock.now += ELEVEN_MINUTES;
  provider.behave({ user: { sub: 'somebody-else', email: 'else@id.example' } });
  expect(await (await signInAtIssuer(here, AGAIN)).text()).toContain('belongs to another account');
  const auth_time = Math.floor(clock.now / 1000) - 3600;
  provider.behave({ claims: (right) => ({ ...right, auth_time }) });
  expect(await (await signInAtIssuer(here, AGAIN)).text()).toContain('not connected');
  expect([(await endAll()).status, await count()]).toEqual([403, 2]);
  provider.behave({ claims: (right) => ({ ...right, auth_time: auth_time + 3600 }) });
  expect((await signInAtIssuer(here, AGAIN)).status).toBe(200);
  expect((await endAll()).status).toBe(204);
});

it('requests a new sign-in at the provider, and confirms no guest, no other site and no plain connection', async () => {
  const { clock, browser, here, endAll } = await twoBrowsers();
  const start = '/auth/oidc/start?mode=redirect&intent=connect&again=1&next=/account';
  const begun = await here.fetch(start);
  const asked = new URL(begun.headers.get('location') ?? '');
  expect(asked.searchParams.get('max_age')).toBe('600');
  expect((await browser().fetch(start)).status).toBe(400);
  const elsewhere = { headers: { 'sec-fetch-site': 'cross-site', referer: 'https://a.example/' } };
  expect((await here.fetch(start, elsewhere)).status).toBe(400);
  clock.now += ELEVEN_MINUTES;
  expect((await here.fetch(start.replace('&again=1', ''))).status).toBe(400);
  expect((await endAll()).status).toBe(403);
});

it('offers only connected providers for confirmation', async () => {
  const app = await issuerApp({ env: { DEMO_SIGN_IN: 'on' } });
  const browser = app.browser();
  await signInWithDemo(browser);
  // The provider in the box has a clock of its own.
  const created_at = Date.now() - ELEVEN_MINUTES;
  await app.db.updateTable('sessions').set({ created_at }).execute();
  const page = await account(browser);
  expect(page).toContain('/auth/demo/start?mode=redirect&amp;intent=connect&amp;again=1');
  expect(page).toContain('Sign in again with the demo account');
  expect(page).not.toContain('/auth/oidc/start');
  const done = await signInWithDemo(browser, AGAIN);
  expect(await done.text()).toContain(signInMessage('login', 'confirmed').text);
});

it('rejects a new identity, token, export or deletion without a recent sign-in', async () => {
  const { provider, clock, here, db } = await twoBrowsers();
  const rows = async () => ({
    identities: await db.selectFrom('identities').select(['issuer', 'subject']).execute(),
    tokens: (await db.selectFrom('api_tokens').select('id').execute()).length,
    users: (await db.selectFrom('users').select('id').execute()).length,
  });
  const before = await rows();
  clock.now += ELEVEN_MINUTES;
  const start = '/auth/oidc/start?mode=redirect&intent=connect&next=/account';
  const begun = await here.fetch(start);
  expect([begun.status, await begun.text()]).toEqual([
    400,
    expect.stringContaining('Sign in again first'),
  ]);
  const [identity] = before.identities;
  const token = { name: 'A script', scope: 'translate', lifetime: '30' };
  const confirmation = DELETE_PHRASE;
  const refused = [
    await post(here, '/account/sign-ins/disconnect', {
      'sign-in': JSON.stringify([identity?.issuer, identity?.subject]),
    }),
    await post(here, '/account/tokens', token),
    await post(here, '/account/delete', { confirmation }),
    await here.fetch('/account/export', { headers: { accept: 'application/json' } }),
  ];
  for (const answer of refused) {
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('Sign in again first'),
    ]);
  }
  const page = await here.fetch('/account/export', { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('location')]).toEqual([302, '/account#sign-in-again']);
  expect(await rows()).toEqual(before);
  expect((await signInAtIssuer(here, AGAIN)).status).toBe(200);
  expect((await here.fetch('/account/export')).status).toBe(200);
  expect((await post(here, '/account/tokens', token)).status).toBe(200);
  provider.behave({ user: { sub: 'a-second-way-in', email: 'second@id.example' } });
  expect((await signInAtIssuer(here, { intent: 'connect' })).status).toBe(200);
  expect((await rows()).identities).toHaveLength(2);
}, 30_000);

it('sends a member without a working provider to the owner link', async () => {
  const { browser, services, db } = await issuerApp();
  const { cookie, id } = await addMember(services);
  const created_at = Date.now() - ELEVEN_MINUTES;
  await db.updateTable('sessions').set({ created_at }).where('user_id', '=', id).execute();
  const here = browser();
  here.cookies.set(cookie.name, cookie.value);
  for (const path of ['/account', '/account/tokens']) {
    const page = await (await here.fetch(path, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('come in by a new one-time owner link');
  }
});

it('accepts an owner link as confirmation without a working provider', async () => {
  const { clock, here, browser, services, db, endAll } = await twoBrowsers();
  const ask = (path: string, values: Record<string, string>) => post(here, path, values);
  await db.updateTable('identities').set({ provider: 'google' }).execute();
  clock.now += ELEVEN_MINUTES;
  const page = await account(here);
  expect(page).toMatch(/Ask <span>the person who runs this site/);
  expect(page).not.toContain('npm run');
  expect(page).not.toContain('again=1');
  const link = (subject: string) =>
    newOwnerToken(services.secret, clock.now, services.randomBytes(32), subject);
  const other = link('grace@id.example');
  expect((await ask('/owner-link', { token: other })).status).toBe(400);
  const token = link('Ada@id.example');
  const guest = await browser().fetch('/owner-link', {
    body: new URLSearchParams({ token }),
  });
  expect(guest.status).toBe(400);
  expect((await endAll()).status).toBe(403);
  const done = await ask('/owner-link', { token });
  expect([done.status, done.headers.get('location')]).toEqual([302, '/account?tab=settings']);
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('sessions').select('provider').distinct().execute()).toEqual([
    { provider: 'oidc' },
  ]);
  expect((await ask('/owner-link', { token })).status).toBe(400);
  expect((await endAll()).status).toBe(204);
});
