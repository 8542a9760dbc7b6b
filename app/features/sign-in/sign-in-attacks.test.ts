import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import {
  type Bend,
  confusedToken,
  newKeys,
  signToken,
  unsignedToken,
} from '../../../test/fake-identity-provider.ts';
import { follow } from '../../../test/factories/demo-sign-in.ts';
import {
  issuerApp,
  signInAtIssuer,
  signInRows,
  throughProvider,
} from '../../../test/factories/issuer-sign-in.ts';
import { tablesOf } from '../../../test/tables-of.ts';
import { signInMessage } from '../../domain/sign-in/sign-in-words.ts';

const LOGIN_FAILED = signInMessage('login', 'failed').text;
const NOTHING = { sessions: 0, users: 0, identities: 0 };
const TEN_MINUTES = 600_000;

/** Nobody is signed in, the reader sees the fixed words alone, and the log has one line about it. */
async function expectRefused(
  app: Awaited<ReturnType<typeof issuerApp>>,
  answer: Response,
): Promise<void> {
  const text = await answer.text();
  expect(answer.status).toBe(400);
  expect(text).toContain(LOGIN_FAILED);
  expect(text).toContain('postMessage("failed")');
  expect(answer.headers.getSetCookie().join()).not.toContain('session');
  expect(await signInRows(app)).toEqual(NOTHING);
  expect(app.log.events('sign_in_failed')).toHaveLength(1);
  app.log.lines.splice(0);
}

const seconds = () => Math.floor(Date.now() / 1000);

it('signs in with a right answer', async () => {
  const app = await issuerApp();
  const browser = app.browser();
  expect((await signInAtIssuer(browser)).status).toBe(200);
  expect(await signInRows(app)).toEqual({ sessions: 1, users: 1, identities: 1 });
  const viewer = await (await browser.fetch('/api/viewer')).json();
  expect(viewer).toMatchObject({ name: 'Ada', email: 'ada@id.example' });
  expect(app.log.events('signed_in')).toHaveLength(1);
});

it('keeps no token of the provider and passes none on', async () => {
  const app = await issuerApp();
  const browser = app.browser();
  const answer = await signInAtIssuer(browser);
  const seen = [
    JSON.stringify([...answer.headers, ...browser.cookies]),
    await answer.text(),
    await (await browser.fetch('/home')).text(),
    await (await browser.fetch('/account')).text(),
    JSON.stringify(app.log.lines),
  ];
  for (const { name } of await tablesOf(app.db)) {
    seen.push(
      JSON.stringify(
        await app.db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    );
  }
  expect(seen.join()).toContain('ada@id.example');
  expect(seen.filter((one) => /canary-access-token|eyJ[\w-]+\.eyJ/.test(one))).toEqual([]);
});

const stranger = newKeys();

const without = (name: string) => (claims: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));

it.each<[string, Bend]>([
  ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
  ['another audience', { claims: (claims) => ({ ...claims, aud: 'somebody-else' }) }],
  ['no audience', { claims: without('aud') }],
  ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
  ['no nonce', { claims: without('nonce') }],
  ['no subject', { claims: without('sub') }],
  ['an end that is past', { claims: (claims) => ({ ...claims, exp: seconds() - 61 }) }],
  ['no end', { claims: without('exp') }],
  ['no signature', { sign: (claims) => unsignedToken(claims) }],
  ['the public key as a secret', { sign: confusedToken }],
  ['the key of a stranger', { sign: (claims) => signToken(claims, stranger) }],
  ['an unknown key', { sign: (claims) => signToken(claims, stranger, { kid: 'two' }) }],
  ['no id token', { idToken: null }],
  ['no code', { callback: (params) => params.delete('code') }],
  ['an invented code', { callback: (params) => params.set('code', 'invented') }],
  [
    'another issuer beside the code',
    { callback: (params) => params.set('iss', 'https://x.example') },
  ],
  ['no issuer beside the code', { callback: (params) => params.delete('iss') }],
  ['the state twice', { callback: (params) => params.append('state', 'more') }],
  ['an id token beside the code', { callback: (params) => params.set('id_token', 'a.b.c') }],
  [
    'somebody else at userinfo',
    {
      claims: without('email'),
      userinfo: (info) => ({ ...info, sub: 'subject-2' }),
    },
  ],
  [
    'an error page of the issuer',
    { token: (response) => response.writeHead(500).end('<h1>canary') },
  ],
  ['half an answer', { token: (response) => response.writeHead(200).end('{"access_') }],
  ['a dead line', { token: (response) => void response.destroy() }],
  [
    'an address of its own',
    { discovery: (document) => ({ ...document, issuer: 'https://x.example' }) },
  ],
])('refuses %s', async (_, bend) => {
  const app = await issuerApp();
  app.provider.behave(bend);
  const browser = app.browser();
  const begun = await throughProvider(browser).catch(() => null);
  if (begun === null) {
    // Not even begun: the issuer is not who it says.
    const answer = await browser.fetch('/auth/oidc/start?mode=popup');
    expect(answer.status).toBe(400);
    return expect(await signInRows(app)).toEqual(NOTHING);
  }
  await expectRefused(app, await follow(browser, begun));
});

it('never looks for keys where a token says', async () => {
  let visits = 0;
  const sink = createServer((_, response) => {
    visits += 1;
    response.end(JSON.stringify({ keys: [{ ...stranger.jwk, kid: 'two' }] }));
  }).listen(0, '127.0.0.1');
  await once(sink, 'listening');
  onTestFinished(() => void sink.close());
  const address = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
  const app = await issuerApp();
  app.provider.behave({
    sign: (claims) => signToken(claims, stranger, { kid: 'two', jku: address, x5u: address }),
  });
  await expectRefused(app, await signInAtIssuer(app.browser()));
  app.provider.behave({
    token: (response) => void response.writeHead(302, { location: address }).end(),
  });
  await expectRefused(app, await signInAtIssuer(app.browser()));
  expect(visits).toBe(0);
});

it('shows nobody what the issuer wrote', async () => {
  const app = await issuerApp();
  for (const bend of [
    {
      callback: (params: URLSearchParams) => {
        params.delete('code');
        params.set('error', 'access_denied');
        params.set('error_description', 'canary-of-the-issuer');
      },
    },
    {
      token: (response) => {
        const body = { error: 'invalid_grant', error_description: 'canary-of-the-issuer' };
        response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      },
    },
  ] satisfies Bend[]) {
    app.provider.behave(bend);
    const answer = await signInAtIssuer(app.browser());
    expect(await answer.clone().text()).not.toContain('canary');
    await expectRefused(app, answer);
  }
  expect(JSON.stringify(app.log.lines)).not.toContain('canary');
});

it('takes an answer once, in time, from the browser that asked', async () => {
  const clock = { now: Date.now() };
  const app = await issuerApp({ now: () => clock.now });
  const victim = app.browser();

  // The victim is in the middle of a sign-in of its own: what it must not take is somebody else's.
  await throughProvider(victim);
  const another = await throughProvider(app.browser());
  await expectRefused(app, await follow(victim, another));

  const wrong = new URL(await throughProvider(victim));
  wrong.searchParams.set('state', `pl.${'p'.repeat(43)}`);
  await expectRefused(app, await follow(victim, wrong.href));
  wrong.searchParams.delete('state');
  // Without a state nobody knows that it was a popup: the page goes back by itself.
  expect((await follow(victim, wrong.href)).status).toBe(400);
  expect(app.log.events('sign_in_failed')).toHaveLength(1);
  app.log.lines.splice(0);

  const late = await throughProvider(victim);
  clock.now += TEN_MINUTES + 1;
  await expectRefused(app, await follow(victim, late));

  const forgetful = app.browser();
  const begun = await throughProvider(forgetful);
  forgetful.cookies.clear();
  await expectRefused(app, await follow(forgetful, begun));

  const elsewhere = (await throughProvider(victim)).replace('/auth/oidc/', '/auth/google/');
  expect((await follow(victim, elsewhere)).status).toBe(404);

  const good = await throughProvider(victim);
  expect((await follow(victim, good)).status).toBe(200);
  const replayed = await follow(victim, good);
  expect(replayed.status).toBe(400);
  expect(replayed.headers.getSetCookie()).toEqual([]);
  expect(await signInRows(app)).toEqual({ sessions: 1, users: 1, identities: 1 });
});

it('gives up on an issuer that does not answer', async () => {
  const app = await issuerApp();
  app.provider.behave({ token: () => undefined });
  const start = performance.now();
  await expectRefused(app, await signInAtIssuer(app.browser()));
  expect(performance.now() - start).toBeLessThan(9000);
}, 15_000);

it('asks an issuer again after a failure, and not at the start', async () => {
  const app = await issuerApp();
  expect(app.provider.asked).toEqual([]);
  app.provider.behave({ discovery: () => ({ issuer: 'https://down.example' }) });
  const browser = app.browser();
  const down = await browser.fetch('/auth/oidc/start?mode=popup&intent=signup');
  expect(down.status).toBe(400);
  expect(await down.text()).toContain(signInMessage('signup', 'failed').text);
  app.provider.behave({});
  expect((await signInAtIssuer(browser)).status).toBe(200);
});
