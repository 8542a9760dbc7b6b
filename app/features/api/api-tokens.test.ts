import { expect, it } from 'vitest';
import { SCOPE_NAMES } from '../../domain/members/api-token.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { OPERATIONS } from '../../domain/api/operations.ts';
import { codeOf, API_NAMES, API_REQUESTS } from '../../../test/factories/api-requests.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { askApi } from '../../../test/factories/ask-api.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { anotherToken, tokenOf } from '../../../test/factories/token-of.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { RATE_LIMITS } from '../../domain/rate-limits/limits.server.ts';

it('lets a token do what it was made for, and nothing else', async () => {
  const { services, origin } = await createTestApp();
  for (const scope of SCOPE_NAMES) {
    const { secret } = await tokenOf(services, { scopes: [scope] });
    for (const name of API_NAMES) {
      const operation = OPERATIONS[name];
      const { path, ...ask } = API_REQUESTS[name];
      const answer = await askApi(origin, path, { ...ask, secret });
      const isOpen = operation.scope === null || operation.scope === scope;
      expect([scope, name, codeOf(answer) === 'scope-missing']).toEqual([scope, name, !isOpen]);
      if (isOpen) continue;
      expect(answer.status).toBe(403);
      expect(answer.headers.get('www-authenticate')).toBe(
        `Bearer realm="broetry", error="insufficient_scope", scope="${operation.scope}"`,
      );
    }
  }
}, 60_000);

it('knows nobody without a token, whatever cookies and pages they come with', async () => {
  type Sent = Record<string, string>;
  const own: Sent = { 'sec-fetch-site': 'same-origin' };
  const foreign: Sent = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const password: Sent = { authorization: 'Basic YTpi' };
  const app = await createTestApp({ overrides: UNLIMITED });
  const { browser, member } = await memberBrowser(app);
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  for (const coming of [{}, own, foreign, password]) {
    const origin: Sent = coming === own ? { origin: app.origin } : {};
    await expectNobody(app.origin, { cookie, ...origin, ...coming });
  }
  await expectNobody(app.origin, {});
  const kept = await app.db.selectFrom('generations').select('id').execute();
  expect(kept.filter(({ id }) => id === member.id)).toEqual([]);
}, 60_000);

it('opens nothing but /api/v1 with a token', async () => {
  const { services, origin } = await createTestApp();
  const { secret, viewer } = await tokenOf(services, { person: { email: 'ada@corp.example' } });
  const headers = { authorization: `Bearer ${secret}`, origin, 'sec-fetch-site': 'same-origin' };
  const at = (path: string, more = {}) => fetch(origin + path, { headers, ...more });
  expect((await at('/api/posts')).status).toBe(401);
  expect(await (await at('/api/viewer')).json()).toEqual({ kind: 'guest' });
  expect((await at('/account', { redirect: 'manual' })).status).toBe(302);
  const made = await at('/account/tokens', { method: 'POST', redirect: 'manual' });
  expect(made.status).toBe(302);
  for (const path of ['/nowhere', '/nowhere.data', '/account.data', '/posts.data?_routes=root']) {
    const body = await (await at(`/api/v1${path}`)).text();
    expect([path, body.includes(viewer.email)]).toEqual([path, false]);
  }
});

it('takes no token that was revoked, has ended, was made up, or whose member is disabled', async () => {
  const clock = { now: Date.now() };
  const app = await createTestApp({ overrides: { now: () => clock.now } });
  const { services, origin, db } = app;
  const owner = await tokenOf(services, { lifetime: '30' });
  const ask = (secret: string, path = '/account') => askApi(origin, path, { secret });
  expect((await ask(owner.secret)).status).toBe(200);
  clock.now += 30 * DAY_MS - 1;
  expect((await ask(owner.secret)).status).toBe(200);
  clock.now += 1;
  const ended = await ask(owner.secret);
  expect([ended.status, codeOf(ended)]).toEqual([401, 'token-unknown']);
  expect(ended.headers.get('www-authenticate')).toBe(
    'Bearer realm="broetry", error="invalid_token"',
  );

  const other = await anotherToken(services, owner.viewer);
  const invented = `${other.secret.slice(0, -1)}${other.secret.endsWith('0') ? '1' : '0'}`;
  for (const secret of [invented, 'broetry_', other.secret.toUpperCase(), 'x'.repeat(5000)]) {
    // What is open to everybody is not open to a token that is none.
    for (const path of ['/account', '/styles']) {
      expect(codeOf(await ask(secret, path))).toBe('token-unknown');
    }
  }
  expect((await ask(other.secret)).status).toBe(200);
  const setDisabled = (disabled_at: number | null) =>
    db.updateTable('users').set({ disabled_at }).where('id', '=', owner.viewer.id).execute();
  await setDisabled(clock.now);
  expect(codeOf(await ask(other.secret, '/styles'))).toBe('account-disabled');
  await setDisabled(null);
  // The session of the test's member lives a day; its tokens live longer.
  clock.now -= 30 * DAY_MS;
  await browserOf(app, owner).fetch(`/account/tokens/${other.token.id}/revoke`, { method: 'POST' });
  expect(codeOf(await ask(other.secret))).toBe('token-unknown');
});

it('ends a token of the demo account with the demo', async () => {
  const { services, origin, db } = await createTestApp({ env: { DEMO_SIGN_IN: 'off' } });
  const { secret, token } = await tokenOf(services);
  expect((await askApi(origin, '/account', { secret })).status).toBe(200);
  const demo = { provider: 'demo' };
  await db.updateTable('api_tokens').set(demo).where('id', '=', token.id).execute();
  expect(codeOf(await askApi(origin, '/account', { secret }))).toBe('token-unknown');
});

it('counts the requests of each token, says what is left, and then when to come back', async () => {
  const { services, origin } = await createTestApp();
  const { secret, viewer } = await tokenOf(services);
  const { secret: other } = await anotherToken(services, viewer);
  const first = await askApi(origin, '/account', { secret });
  const { points, window } = RATE_LIMITS['api-token'];
  expect(first.headers.get('ratelimit-policy')).toBe(`"token";q=${points};w=${window}`);
  expect(first.headers.get('ratelimit')).toContain(`"token";r=${points - 1};t=`);
  // On Postgres a minute may end in between.
  const answers = await Promise.all(
    Array.from({ length: 2 * points + 20 }, () => askApi(origin, '/styles', { secret })),
  );
  const over = answers.filter(({ status }) => status === 429);
  expect(over.length).toBeGreaterThanOrEqual(20);
  for (const { headers, body } of over) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
    expect(body['code']).toBe('too-many-requests');
  }
  expect((await askApi(origin, '/account', { secret: other })).status).toBe(200);
});

it('bounds who tries tokens, by the network', async () => {
  const { services, origin } = await createTestApp();
  const { secret } = await tokenOf(services);
  const tries = await Promise.all(
    Array.from({ length: 2 * RATE_LIMITS['api-network'].points + 10 }, (_, n) =>
      askApi(origin, '/styles', { secret: `broetry_${String(n).padStart(64, '0')}` }),
    ),
  );
  const statuses = new Set(tries.map(({ status }) => status));
  expect(statuses).toEqual(new Set([401, 429]));
  expect((await askApi(origin, '/account', { secret })).status).toBe(200);
});

it('shows a token once, and keeps a hash of it that opens nothing', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const body = new URLSearchParams([
    ['name', 'My <b>script</b>'],
    ['scope', 'translate'],
    ['lifetime', '90'],
  ]);
  const headers = { accept: 'text/html' };
  const page = await (await browser.fetch('/account/tokens', { body, headers })).text();
  const secret = /broetry_[0-9a-f]{64}/.exec(page)?.[0] ?? '';
  expect(
    (await askApi(app.origin, API_REQUESTS.translate.path, { ...API_REQUESTS.translate, secret }))
      .status,
  ).toBe(200);
  const row = await app.db.selectFrom('api_tokens').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret.slice(-64));
  for (const path of ['/account/tokens', '/account', '/account/export']) {
    const again = await (await browser.fetch(path)).text();
    expect([path, /broetry_[0-9a-f]{64}/.test(again)]).toEqual([path, false]);
    expect([path, again.includes(row.token_hash)]).toEqual([path, false]);
  }
  expect(codeOf(await askApi(app.origin, '/styles', { secret: row.token_hash }))).toBe(
    'token-unknown',
  );
  const used = await app.db.selectFrom('api_tokens').select('last_used').executeTakeFirst();
  expect(used?.last_used).toBeGreaterThan(0);
});

it('revokes all own tokens with the last sign-out everywhere', async () => {
  const app = await createTestApp();
  const owner = await tokenOf(app.services);
  const ask = () => askApi(app.origin, '/account', { secret: owner.secret });
  expect((await ask()).status).toBe(200);
  const body = new URLSearchParams({ everywhere: 'yes' });
  await browserOf(app, owner).fetch('/auth/sign-out', { body });
  expect((await ask()).status).toBe(401);
});

function browserOf(app: TestApp, { cookie }: { cookie: string }) {
  const browser = app.browser();
  const [name = '', value = ''] = cookie.split('=');
  browser.cookies.set(name, value);
  return browser;
}

async function expectNobody(origin: string, headers: Record<string, string>): Promise<void> {
  for (const name of API_NAMES) {
    const { path, ...ask } = API_REQUESTS[name];
    const answer = await askApi(origin, path, { ...ask, headers });
    const isOpen = OPERATIONS[name].scope === null && !('authorization' in headers);
    const given = path.includes('/none') ? 404 : 200;
    expect([name, answer.status]).toEqual([name, isOpen ? given : 401]);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  }
}
