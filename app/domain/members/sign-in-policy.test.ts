import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  answerDemo,
  follow,
  openDemo,
  signInWithDemo,
} from '../../../test/factories/demo-sign-in.ts';
import { signInRows } from '../../../test/factories/issuer-sign-in.ts';
import { recordLog } from '../../../test/record-log.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { readSettings } from '../../platform/settings/settings.server.ts';
import { isDemoOn, signInOptions } from './sign-in-policy.server.ts';
import { signInMessage } from '../sign-in/sign-in-words.ts';
import { RESERVED_NAME } from '../screening/moderation-words.ts';

const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
const linkedin = { LINKEDIN_CLIENT_ID: 'x', LINKEDIN_CLIENT_SECRET: 'y' };
const issuer = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' };
const FAR = { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://broetry.example' };

it.each<[string, Record<string, string>, boolean]>([
  ['by itself on this machine alone', {}, true],
  ['under a local address of one’s own', { PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
  ['not beside another provider', google, false],
  ['not beside the network’s', linkedin, false],
  ['not beside an issuer', issuer, false],
  ['not for other machines', FAR, false],
  ['not behind a proxy for others', { PUBLIC_ORIGIN: 'https://broetry.example' }, false],
  ['for others when told', { ...FAR, DEMO_SIGN_IN: 'public' }, true],
  ['beside others when told', { ...google, DEMO_SIGN_IN: 'on' }, true],
  ['never when told not to', { DEMO_SIGN_IN: 'off' }, false],
])('is on %s', (_, env, isOn) => {
  expect(isDemoOn(readSettings(env))).toBe(isOn);
});

it.each<[string, Record<string, string>, string[]]>([
  ['on trial', {}, ['google', 'demo']],
  ['with passkeys alone', { DEMO_SIGN_IN: 'off' }, ['google']],
  ['beside a provider', linkedin, ['linkedin']],
])('offers Google without its settings while no provider is set up: %s', async (_, env, ids) => {
  const { services } = await createTestApp({ env });
  expect(signInOptions(services).map(({ id }) => id)).toEqual(ids);
});

it('returns 404 for the demo account when it is off', async () => {
  const app = await createTestApp({ env: { DEMO_SIGN_IN: 'off' } });
  for (const path of [
    '/auth/demo?state=x',
    '/auth/demo.data?state=x',
    '/auth/demo/start',
    '/auth/demo/callback?state=p',
  ]) {
    expect([path, (await app.browser().fetch(path)).status]).toEqual([path, 404]);
  }
});

it('labels the demo, shows three personas and accepts any name', async () => {
  const log = recordLog();
  const app = await createTestApp({ overrides: { log: log.log } });
  const browser = app.browser();
  const page = await openDemo(browser);
  const shown = await browser.fetch(page);
  const html = await shown.text();
  expect(shown.status).toBe(200);
  expect(html).toContain('This is a demo.');
  expect(html.match(/name="persona"/g)).toHaveLength(3);
  const wrong = await browser.fetch(page, {
    body: new URLSearchParams({ name: '', email: 'nonsense' }),
  });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('This has to look like an e-mail address.');
  const refused = await browser.fetch(page, {
    body: new URLSearchParams({ name: 'Admin Person', email: 'ap@id.example' }),
  });
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain(RESERVED_NAME);
  expect(again).toContain('value="Admin Person"');
  expect(again).toContain('value="ap@id.example"');
  const back = await answerDemo(browser, page, { name: 'Grace', email: 'grace@id.example' });
  expect((await follow(browser, back)).status).toBe(200);
  expect(log.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

it('makes only ADMIN_EMAILS the admins when it is set', async () => {
  const env = { ADMIN_EMAILS: 'owner@id.example, second@id.example' };
  const app = await createTestApp({ env });
  for (const [who, isAdmin] of [
    [{ persona: 'prudence' }, false],
    [{ name: 'Olivia', email: 'Owner@id.example' }, true],
    [{ name: 'Sam', email: 'second@id.example' }, true],
    [{ name: 'Eve', email: 'eve@id.example' }, false],
  ] as const) {
    const browser = app.browser();
    await signInWithDemo(browser, { who });
    const viewer = await (await browser.fetch('/api/viewer')).json();
    expect([who, viewer]).toEqual([who, expect.objectContaining({ isAdmin })]);
  }
  const browser = app.browser();
  const page = await (await browser.fetch(await openDemo(browser))).text();
  expect(page).toContain('Runs this server.');
  expect(page).not.toContain('Opens the admin area.');
});

it('makes only the first persona an admin when ADMIN_EMAILS is empty', async () => {
  const app = await createTestApp();
  for (const [persona, isAdmin] of [
    ['prudence', true],
    ['chad', false],
    ['mallory', false],
  ] as const) {
    const browser = app.browser();
    await signInWithDemo(browser, { who: { persona } });
    expect(await (await browser.fetch('/api/viewer')).json()).toMatchObject({ isAdmin });
  }
});

it('cancels a demo sign-in, and rejects a used page', async () => {
  const app = await createTestApp();
  const browser = app.browser();
  const page = await openDemo(browser, { mode: 'redirect', intent: 'signup', next: '/generator' });
  const back = await follow(browser, await answerDemo(browser, page, { cancel: 'yes' }));
  expect(back.status).toBe(400);
  expect(await back.text()).toContain(signInMessage('signup', 'failed').text);
  const words = signInMessage('signup', 'failed').text;
  const tried = await (await browser.fetch('/signup')).text();
  expect(tried.split(words)).toHaveLength(3);
  expect(await (await browser.fetch('/signup')).text()).not.toContain(words);
  expect(await signInRows(app)).toEqual({ sessions: 0, users: 0, identities: 0 });
  const spent = await browser.fetch(page);
  expect(spent.status).toBe(400);
  expect(await spent.text()).toContain('This sign-in has expired.');
  expect((await app.browser().fetch(page)).status).toBe(400);
});

it('accepts a code once, with its state and in its browser', async () => {
  const log = recordLog();
  const app = await createTestApp({ overrides: { log: log.log } });
  const browser = app.browser();
  const codeOf = (address: string) => new URL(address, app.origin).searchParams.get('code') ?? '';
  const withCode = (address: string, code: string) => {
    const url = new URL(address, app.origin);
    url.searchParams.set('code', code);
    return url.href;
  };
  const begin = async () => answerDemo(browser, await openDemo(browser), { persona: 'chad' });
  const other = codeOf(await begin());
  const [, signature = ''] = other.split('.');
  const invented = Buffer.from('{"name":"Eve","email":"prudence@broetry.example"}');
  for (const code of [other, '', 'x.y', `${invented.toString('base64url')}.${signature}`]) {
    const answer = await follow(browser, withCode(await begin(), code));
    expect([code, answer.status]).toEqual([code, 400]);
  }
  const elsewhere = await follow(app.browser(), await begin());
  expect(elsewhere.status).toBe(400);
  expect(await signInRows(app)).toEqual({ sessions: 0, users: 0, identities: 0 });
  const refused = log.events('sign_in_failed').map(({ reason }) => reason);
  expect(refused).toEqual([...Array.from({ length: 4 }, () => 'bad-answer'), 'no-attempt']);
  const good = await begin();
  expect((await follow(browser, good)).status).toBe(200);
  expect((await follow(browser, good)).status).toBe(400);
  expect(await signInRows(app)).toEqual({ sessions: 1, users: 1, identities: 1 });
});

it('finds earlier members by issuer and subject', async () => {
  const app = await createTestApp();
  await signInWithDemo(app.browser(), { who: { name: 'Ada', email: 'Ada@id.example' } });
  const identity = await app.db.selectFrom('identities').selectAll().executeTakeFirstOrThrow();
  expect(identity).toMatchObject({
    provider: 'demo',
    issuer: `${app.services.publicOrigin}/demo-idp`,
    subject: createHash('sha256').update('ada@id.example').digest('base64url'),
    email_verified: 0,
  });
});

it('works under every local host name and redirects to next', async () => {
  const app = await createTestApp();
  for (const host of ['localhost', '127.0.0.1']) {
    const started = await app.raw('/auth/demo/start?mode=redirect&next=/account', {
      headers: { host: `${host}:${app.services.port}` },
    });
    const location = String(started.headers['location']);
    expect(location).toMatch(new RegExp(`^http://${host}:`));
  }
  const done = await signInWithDemo(app.browser(), { mode: 'redirect', next: '/account' });
  expect([done.status, done.headers.get('location')]).toEqual([302, '/account']);
  const home = await signInWithDemo(app.browser(), { mode: 'redirect', next: '//evil.example' });
  expect(home.headers.get('location')).toBe('/home');
});

it('rejects a foreign host name', async () => {
  const app = await createTestApp();
  for (const [name, value] of [
    ['x-forwarded-host', 'evil.example'],
    ['forwarded', 'host=evil.example'],
  ] as const) {
    const started = await app.browser().fetch('/auth/demo/start', { headers: { [name]: value } });
    expect(started.headers.get('location')).not.toContain('evil');
  }
  const foreign = await app.raw('/auth/demo/start', { headers: { host: 'evil.example' } });
  expect(foreign.status).toBe(421);
});
