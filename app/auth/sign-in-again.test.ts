import { expect, it } from 'vitest';
import { signInWithDemo } from '../../test/people/demo-sign-in.ts';
import { issuerApp, signInAtIssuer } from '../../test/people/issuer-sign-in.ts';
import type { TestBrowser } from '../../test/test-app.ts';

const ELEVEN_MINUTES = 11 * 60_000;
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
  const send = (values: Record<string, string>, accept = 'application/json') =>
    here.fetch('/account/access', {
      body: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    });
  const endOther = (accept?: string) => send({ intent: 'end-session', session: id }, accept);
  const endAll = () => send({ intent: 'sign-out-everywhere' });
  const count = async () => (await app.db.selectFrom('sessions').select('id').execute()).length;
  return { ...app, clock, here, there, endOther, endAll, count };
}

const account = async (browser: TestBrowser) =>
  (await browser.fetch('/account', { headers: { accept: 'text/html' } })).text();

it('ends sessions only for whoever has signed in a moment ago', async () => {
  const { clock, here, endOther, endAll, count } = await twoBrowsers();
  clock.now += ELEVEN_MINUTES;
  for (const refused of [await endOther(), await endAll()]) {
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Sign in once more first');
  }
  const plain = await endOther('text/html');
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/account']);
  expect(await count()).toBe(2);
  const before = await account(here);
  expect(before).toContain('sign in once more');
  expect(before).not.toContain('Sign out everywhere');
  expect(await (await signInAtIssuer(here, AGAIN)).text()).toContain('It is still you.');
  expect(await account(here)).toContain('Sign out everywhere');
  expect(await count()).toBe(2);
  expect((await endOther()).status).toBe(200);
  expect(await count()).toBe(1);
  expect((await endAll()).status).toBe(200);
  expect(await count()).toBe(0);
}, 60_000);

it('lets anybody leave this browser at any time', async () => {
  const { clock, here, db, count } = await twoBrowsers();
  const own = await db
    .selectFrom('sessions')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  clock.now += ELEVEN_MINUTES;
  const left = await here.fetch('/account/access', {
    body: new URLSearchParams({ intent: 'end-session', session: own.id }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(left.status).toBe(200);
  expect(await count()).toBe(1);
});

it('takes no other account, and no word of a provider that asked nobody lately, for a proof', async () => {
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
  expect((await endAll()).status).toBe(200);
});

it('asks the provider to ask again, and proves nothing for a guest, another site, or a plain connection', async () => {
  const { clock, browser, here, endAll } = await twoBrowsers();
  const start = '/auth/oidc/start?mode=redirect&intent=connect&again=1&next=/account';
  const begun = await here.fetch(start);
  const asked = new URL(begun.headers.get('location') ?? '');
  expect(asked.searchParams.get('max_age')).toBe('600');
  expect((await browser().fetch(start)).status).toBe(400);
  const elsewhere = { headers: { 'sec-fetch-site': 'cross-site', referer: 'https://a.example/' } };
  expect((await here.fetch(start, elsewhere)).status).toBe(400);
  clock.now += ELEVEN_MINUTES;
  expect((await signInAtIssuer(here, { intent: 'connect' })).status).toBe(200);
  expect((await endAll()).status).toBe(403);
});

it('offers the ways that are connected, and no other', async () => {
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
  expect(await done.text()).toContain('It is still you.');
});
