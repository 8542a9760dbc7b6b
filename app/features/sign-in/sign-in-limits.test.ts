import { expect, it } from 'vitest';
import { follow } from '../../../test/factories/demo-sign-in.ts';
import {
  issuerApp,
  signInAtIssuer,
  signInRows,
  throughProvider,
} from '../../../test/factories/issuer-sign-in.ts';
import {
  beginTask,
  finishTask,
  passkeyBrowser,
  sendPasskeyForm,
} from '../../../test/factories/passkey-sign-in.ts';
import { limitedFor } from '../../../test/factories/rate-limits.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import { newOwnerToken } from '../../domain/sign-in/owner-token.server.ts';
import { RATE_LIMITS } from '../../domain/rate-limits/limits.server.ts';

const { points } = RATE_LIMITS['sign-in'];
const BAD_CALLBACK = '/auth/oidc/callback?code=x&state=unknown';
/** As <img> of another site sends it: without a cookie. */
const AS_IMAGE = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'no-cors',
  'sec-fetch-dest': 'image',
};

it('lets more people in behind one address than may fail there', async () => {
  const app = await issuerApp();
  for (let person = 0; person <= points; person += 1) {
    app.provider.behave({ user: { sub: `pupil-${person}`, email: `${person}@id.example` } });
    expect([person, (await signInAtIssuer(app.browser())).status]).toEqual([person, 200]);
  }
  expect((await signInRows(app)).users).toBe(points + 1);
}, 60_000);

it('counts no sign-in that its person ended at the provider', async () => {
  const app = await issuerApp({
    bend: {
      callback: (params) => {
        params.delete('code');
        params.set('error', 'access_denied');
      },
    },
  });
  for (let person = 0; person <= points; person += 1) {
    expect((await signInAtIssuer(app.browser())).status).toBe(400);
  }
}, 60_000);

/** An answer to an attempt of this browser, by a passkey that the server does not know. */
async function failOnce(browser: TestBrowser, app: TestApp): Promise<number> {
  const { options, status } = await beginTask(browser, 'login');
  if (status !== 200) return status;
  const answer = passkeyBrowser(app).passkey.use(options, { id: 'A'.repeat(43) });
  return (await finishTask(browser, 'login', answer)).http;
}

async function failOften(app: TestApp): Promise<void> {
  const { browser } = passkeyBrowser(app);
  for (let tries = 0; tries < points; tries += 1) {
    expect([tries, await failOnce(browser, app)]).toEqual([tries, 422]);
  }
}

const ownerLinkOf = ({ services: { secret, now, randomBytes } }: TestApp, of = secret) =>
  newOwnerToken(of, now(), randomBytes(32));

it('counts no answer without an attempt of its browser: another site can send that', async () => {
  const app = await issuerApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const { browser, passkey } = passkeyBrowser(app);
  const answer = passkey.use({ challenge: 'x'.repeat(43) });
  // An answer that its browser sends twice, as with the button for going back.
  const twice = app.browser();
  const spent = await throughProvider(twice);
  expect((await follow(twice, spent)).status).toBe(200);
  for (let tries = 0; tries <= points; tries += 1) {
    const image = await app.raw(BAD_CALLBACK, { headers: AS_IMAGE });
    expect([tries, image.status]).toEqual([tries, 400]);
    expect((await follow(twice, spent)).status).toBe(400);
    expect((await finishTask(browser, 'login', answer)).http).toBe(422);
    expect((await finishTask(browser, 'login', { ...answer, response: {} })).http).toBe(422);
  }
  expect(await failOnce(browser, app)).toBe(422);
  expect((await signInAtIssuer(app.browser())).status).toBe(200);
  const link = await sendPasskeyForm(app.browser(), '/owner-link', { token: ownerLinkOf(app) });
  expect(link.status).toBe(302);
}, 60_000);

it('takes no start that another site sends: its reader is led to the page with the buttons', async () => {
  const app = await createTestApp({ overrides: limitedFor(60, ['sign-in', 'sign-in-start']) });
  const start = '/auth/demo/start?intent=signup&next=/game';
  for (const site of ['cross-site', 'same-site']) {
    const headers = { ...AS_IMAGE, 'sec-fetch-site': site };
    const sent = await app.raw(start, { headers });
    expect([site, sent.status, sent.headers.location]).toEqual([site, 302, '/signup?next=%2Fgame']);
    expect(sent.headers['set-cookie']).toBeUndefined();
  }
  expect((await app.raw(start, { headers: { 'sec-fetch-site': 'none' } })).status).toBe(429);
  expect(await app.db.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
});

it('says at every way in how long a network with too many failures has to wait, and stays there', async () => {
  const app = await createTestApp({ overrides: limitedFor(600) });
  const { browser } = passkeyBrowser(app);
  const pages = [
    await browser.fetch('/auth/demo/start?mode=popup'),
    await browser.fetch('/auth/demo/start?mode=redirect'),
    await browser.fetch('/auth/demo/callback?state=redirect.login'),
    await sendPasskeyForm(browser, '/recovery', { code: 'x' }),
    await sendPasskeyForm(browser, '/owner-link', { token: 'x' }),
  ];
  for (const page of pages) {
    const text = await page.text();
    expect([page.url, page.headers.get('retry-after')]).toEqual([page.url, '600']);
    expect([page.url, text]).toEqual([page.url, expect.stringContaining('again in 10 minutes.')]);
    expect(text).not.toMatch(/location\.replace|window\.close/);
  }
  const passkey = await beginTask(browser, 'login');
  expect([passkey.status, passkey.title]).toEqual([429, expect.stringContaining('10 minutes.')]);
});

it('refuses every way in but the owner link to a network with too many failures, and to no other', async () => {
  const app = await issuerApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const here = passkeyBrowser(app).browser;
  const pending = app.browser();
  const callback = await throughProvider(pending);
  await failOften(app);
  const passkey = await beginTask(here, 'login');
  expect(passkey.status).toBe(429);
  const answer = passkeyBrowser(app).passkey.use({ challenge: 'x'.repeat(43) });
  expect((await finishTask(here, 'login', answer)).http).toBe(429);
  expect((await follow(pending, callback)).status).toBe(429);
  for (const path of ['/auth/oidc/start', BAD_CALLBACK]) {
    const refused = await here.fetch(path);
    expect([path, refused.status, refused.headers.has('retry-after')]).toEqual([path, 429, true]);
    const elsewhere = await here.fetch(path, { from: '198.51.100.7' });
    expect([path, elsewhere.status === 429]).toEqual([path, false]);
  }
  expect((await signInRows(app)).users).toBe(0);
  const link = await sendPasskeyForm(app.browser(), '/owner-link', { token: ownerLinkOf(app) });
  expect(link.status).toBe(302);
});

it('counts no failures of a network that an admin has named as an own one', async () => {
  const app = await issuerApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const { browser: admin } = await memberBrowser(app, { email: 'boss@corp.example' });
  const networks = '127.0.0.0/8, ::1';
  const saved = await sendPasskeyForm(admin, '/admin/sign-up/rule', {
    rule: 'open',
    domains: '',
    networks,
  });
  expect(saved.status).toBe(200);
  await failOften(app);
  expect((await signInAtIssuer(app.browser())).status).toBe(200);
});

it('takes 60 wrong owner links of a network in ten minutes, and then no right one', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const browser = app.browser();
  expect((await sendPasskeyForm(browser, '/owner-link', { token: ownerLinkOf(app) })).status).toBe(
    302,
  );
  for (let tries = 0; tries < points; tries += 1) {
    const token = ownerLinkOf(app, 'another secret');
    expect((await sendPasskeyForm(app.browser(), '/owner-link', { token })).status).toBe(400);
  }
  const refused = await sendPasskeyForm(app.browser(), '/owner-link', { token: ownerLinkOf(app) });
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect(await refused.text()).toContain('Too many tries.');
  expect((await app.browser().fetch('/auth/demo/start')).status).toBe(302);
});
