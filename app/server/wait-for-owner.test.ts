import { expect, it } from 'vitest';
import { emptyFolder } from '../../test/commands/built-server.ts';
import { runBuilt } from '../../test/run-server.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { claimPublicOrigin, findPublicOrigin } from '../domain/instance/public-origin.server.ts';
import { newOwnerToken } from '../domain/sign-in/owner-token.server.ts';

const HOST = 'posts.example';
const ADMIN_EMAILS = 'boss@corp.example';

const openWaiting = (env: Record<string, string> = {}) =>
  createTestApp({ env: { HOST: '0.0.0.0', ADMIN_EMAILS, ...env } });

const tokenFor = ({ services }: TestApp, now = services.now()) =>
  newOwnerToken(services.secret, now, services.randomBytes(32));

/** Sends the link as the browser does from a page at https://`host`, through a proxy. */
function redeem(app: TestApp, token: string, host = HOST, headers: Record<string, string> = {}) {
  return app.raw('/owner-link', {
    method: 'POST',
    body: new URLSearchParams({ token }),
    headers: {
      host,
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-proto': 'https',
      ...headers,
    },
  });
}

const isOpen = async (app: TestApp, host = HOST) =>
  (await app.raw('/terms', { headers: { host } })).status === 200;

it('shows every host one page and the health checks, and nothing else', async () => {
  const app = await openWaiting();
  for (const host of [HOST, '127.0.0.1', 'evil.example'])
    for (const path of ['/', '/login', '/api/viewer', '/api/v1/posts', '/assets/x.js', '/metrics'])
      for (const method of ['GET', 'POST', 'PUT']) {
        const { status, headers, body } = await app.raw(path, { method, headers: { host } });
        expect([path, status, headers['set-cookie']]).toEqual([path, 503, undefined]);
        expect(body).toContain('This server waits for its owner.');
        expect(body).not.toContain('/assets/');
      }
  for (const path of ['/livez', '/readyz', '/up'])
    expect([path, (await app.raw(path)).status]).toEqual([path, 200]);
  expect(await findPublicOrigin(app.db)).toBeNull();
});

it('takes the address of the first owner link over https, and signs in there', async () => {
  const dataDir = emptyFolder();
  const app = await openWaiting({ DATA_DIR: dataDir });
  const token = tokenFor(app);
  const sent = await redeem(app, token);
  expect([sent.status, sent.headers.location]).toEqual([307, '/owner-link']);
  expect(sent.headers['set-cookie']).toBeUndefined();
  const again = await redeem(app, token);
  expect([again.status, again.headers.location]).toEqual([302, '/home']);
  expect(String(again.headers['set-cookie'])).toMatch(/^__Host-broetry-session=.*Secure/);
  expect([await isOpen(app), await isOpen(app, 'evil.example')]).toEqual([true, false]);
  const robots = await app.raw('/robots.txt', { headers: { host: HOST } });
  expect(robots.body).toContain(`Sitemap: https://${HOST}/sitemap.xml`);
  expect((await redeem(app, tokenFor(app), 'evil.example')).status).toBe(421);
  await app.stop();

  const restarted = await openWaiting({ DATA_DIR: dataDir });
  expect([await isOpen(restarted), await isOpen(restarted, 'evil.example')]).toEqual([true, false]);
  await restarted.stop();
  const moved = await openWaiting({ DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://new.example' });
  expect([await isOpen(moved, 'new.example'), await isOpen(moved)]).toEqual([true, false]);
});

it('makes passkeys for the host of that address', async () => {
  const app = await openWaiting();
  await redeem(app, tokenFor(app));
  const page = await app.raw('/signup', { headers: { host: HOST } });
  expect(page.body).toContain('Sign up with a passkey');
  expect(page.body).not.toContain('Passkeys do not work');
});

it.each<[string, number, string, (app: TestApp) => ReturnType<typeof redeem>]>([
  [
    'plain http',
    403,
    'others on the way could read it',
    (app) => redeem(app, tokenFor(app), HOST, { 'x-forwarded-proto': 'http' }),
  ],
  [
    'a list of protocols',
    403,
    'others on the way could read it',
    (app) => redeem(app, tokenFor(app), HOST, { 'x-forwarded-proto': 'https, http' }),
  ],
  [
    'another site',
    403,
    'came from another site',
    (app) => redeem(app, tokenFor(app), HOST, { 'sec-fetch-site': 'cross-site' }),
  ],
  [
    'the origin of another host',
    403,
    'came from another site',
    (app) => redeem(app, tokenFor(app), HOST, { origin: 'https://evil.example' }),
  ],
  [
    'a late link',
    400,
    'It works once',
    (app) => redeem(app, tokenFor(app, app.services.now() - 15 * 60_000)),
  ],
  [
    'a link of another server',
    400,
    'It works once',
    (app) => redeem(app, newOwnerToken('another secret', app.services.now(), new Uint8Array(32))),
  ],
  [
    'the link of a member',
    400,
    'It works once',
    (app) => {
      const { secret, now } = app.services;
      return redeem(app, newOwnerToken(secret, now(), new Uint8Array(32), 'ada@members.example'));
    },
  ],
  [
    'a body that is too long',
    400,
    'It works once',
    (app) => redeem(app, `${'x'.repeat(5000)}#${tokenFor(app)}`),
  ],
  ['no link', 400, 'It works once', (app) => redeem(app, '')],
])('refuses %s, with a sentence that says why, and waits on', async (_, status, words, send) => {
  const app = await openWaiting();
  const answer = await send(app);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
  expect(answer.body).toContain(words);
  expect([await findPublicOrigin(app.db), await isOpen(app)]).toEqual([null, false]);
});

it('takes no address that is more than a host and a port', async () => {
  const app = await openWaiting();
  for (const host of ['a@evil.example', 'evil.example/path', 'evil.example:443', 'evil example'])
    expect([host, (await redeem(app, tokenFor(app), host)).status]).toEqual([
      host,
      expect.toSatisfy((status: number) => [400, 403].includes(status)),
    ]);
  expect(await findPublicOrigin(app.db)).toBeNull();
});

it('believes in https only what a trusted proxy says', async () => {
  const app = await openWaiting({ TRUST_PROXY: '192.0.2.1' });
  const answer = await redeem(app, tokenFor(app));
  expect([answer.status, await findPublicOrigin(app.db)]).toEqual([403, null]);
  expect(answer.body).toContain('TRUST_PROXY does not name your proxy');
});

it('sets one address where many links arrive at once', async () => {
  const app = await openWaiting();
  const hosts = Array.from({ length: 8 }, (_, index) => `site${index}.example`);
  await Promise.all(hosts.map((host) => redeem(app, tokenFor(app), host)));
  const open = await Promise.all(hosts.map((host) => isOpen(app, host)));
  expect(open.filter(Boolean)).toHaveLength(1);
  expect(await findPublicOrigin(app.db)).toBe(`https://${hosts[open.indexOf(true)]}`);
});

it('follows the address that another process has stored', async () => {
  const app = await openWaiting();
  expect(await isOpen(app)).toBe(false);
  await claimPublicOrigin(app.db, `https://${HOST}`, 0);
  await expect.poll(() => isOpen(app)).toBe(true);
});

it('changes the address by a command, from the next start on', async () => {
  const dataDir = emptyFolder();
  const env = { HOST: '0.0.0.0', DATA_DIR: dataDir };
  const app = await openWaiting({ DATA_DIR: dataDir });
  await redeem(app, tokenFor(app));
  for (const wrong of ['', 'http://new.example', 'https://new.example/path'])
    expect(await runBuilt('public-origin.js', [wrong], env)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Say the new address/),
    });
  const set = await runBuilt('public-origin.js', ['https://new.example'], {
    ...env,
    PUBLIC_ORIGIN: 'https://posts.example',
  });
  expect(set).toEqual({
    code: 1,
    output: 'PUBLIC_ORIGIN is set here and wins: change it there.\n',
  });
  expect(await isOpen(app)).toBe(true);
  expect((await runBuilt('public-origin.js', ['https://new.example'], env)).code).toBe(0);
  await app.stop();
  const restarted = await openWaiting({ DATA_DIR: dataDir });
  expect([await isOpen(restarted), await isOpen(restarted, 'new.example')]).toEqual([false, true]);
  const lost = { ...env, DATA_DIR: emptyFolder() };
  expect((await runBuilt('public-origin.js', ['https://new.example'], lost)).output).toMatch(
    /^No Broetry has started/,
  );
});

it('stops while it waits', async () => {
  const app = await openWaiting();
  await app.stop();
  await expect(app.raw('/livez')).rejects.toThrow();
});
