import { expect, it } from 'vitest';
import { CLIENT } from '../../../test/fake-identity-provider.ts';
import { follow } from '../../../test/factories/demo-sign-in.ts';
import {
  issuerApp,
  signInAtIssuer,
  signInRows,
  throughProvider,
} from '../../../test/factories/issuer-sign-in.ts';
import type { TestBrowser } from '../../../test/test-app.ts';

type App = Awaited<ReturnType<typeof issuerApp>>;

const ATTACKER = { sub: 'attacker', name: 'Eve', email: 'eve@id.example' };
const ANONYMOUS = { sessions: 0, users: 0, identities: 0 };

/** Nobody is signed in by this answer, in a browser where nobody was. */
async function expectNobody(app: App, browser: TestBrowser, answer: Response): Promise<void> {
  expect(answer.status).toBe(400);
  expect(await signInRows(app)).toEqual(ANONYMOUS);
  expect(await (await browser.fetch('/api/viewer')).json()).toEqual({ kind: 'guest' });
}

/** Where our start sends a browser. */
async function beginAddress(browser: TestBrowser): Promise<URL> {
  const begun = await browser.fetch('/auth/oidc/start?mode=popup&intent=login&next=/home');
  return new URL(begun.headers.get('location') ?? '');
}

/** The code in the address that the provider sends the browser back to. */
async function codeFrom(asked: URL): Promise<string> {
  const sent = await fetch(asked, { redirect: 'manual' });
  return codeIn(sent.headers.get('location') ?? '');
}

const codeIn = (address: string) => new URL(address).searchParams.get('code') ?? 'no code';

/** The same way back, with another code. */
function withCode(address: string, code: string): string {
  const back = new URL(address);
  back.searchParams.set('code', code);
  return back.href;
}

/** Trades a code at the provider, past us, as one could who knows our client secret too. */
async function trade(app: App, begun: URL, code: string, verifier: string | null) {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: begun.searchParams.get('redirect_uri') ?? '',
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    ...(verifier === null ? {} : { code_verifier: verifier }),
  });
  const answer = await fetch(`${app.provider.issuer}/token`, { method: 'POST', body: form });
  return { status: answer.status, told: (await answer.json()) as Record<string, unknown> };
}

it('connects nothing to whoever signed in after the one who began it', async () => {
  const app = await issuerApp();
  const browser = app.browser();
  const identities = () =>
    app.db.selectFrom('identities').select(['subject', 'user_id']).orderBy('subject').execute();
  app.provider.behave({ user: { sub: 'ada' } });
  await signInAtIssuer(browser);
  app.provider.behave({ user: { sub: 'ada-at-work' } });
  const begunByAda = await throughProvider(browser, { intent: 'connect', next: '/account' });
  app.provider.behave({ user: { sub: 'bob', name: 'Bob', email: 'bob@id.example' } });
  await signInAtIssuer(browser);
  const before = await identities();
  expect(before.map(({ subject }) => subject)).toEqual(['ada', 'bob']);

  app.provider.behave({ user: { sub: 'ada-at-work' } });
  const crossed = await follow(browser, begunByAda);
  expect(crossed.status).toBe(400);
  expect(await crossed.text()).toContain('postMessage("failed")');
  expect(await identities()).toEqual(before);
  expect(app.log.events('sign_in_failed')).toMatchObject([{ reason: 'not-theirs' }]);

  // What Bob begins himself is his.
  const mine = await throughProvider(browser, { intent: 'connect', next: '/account' });
  expect((await follow(browser, mine)).status).toBe(200);
  expect(await identities()).toHaveLength(3);
});

// Both come back with the victim’s own state, in the victim’s own browser: what does not fit is the code alone.
it('signs nobody in with a code that a stranger got without a nonce', async () => {
  const app = await issuerApp();
  const victim = app.browser();
  const back = await throughProvider(victim);
  app.provider.behave({ user: ATTACKER });
  // Asked for past us, with neither nonce nor challenge: many a provider then asks for no verifier either.
  const asked = await beginAddress(app.browser());
  for (const name of ['nonce', 'code_challenge', 'code_challenge_method']) {
    asked.searchParams.delete(name);
  }
  await expectNobody(app, victim, await follow(victim, withCode(back, await codeFrom(asked))));
  expect(app.log.events('sign_in_failed')).toMatchObject([{ reason: 'bad-answer' }]);
});

it('signs nobody in with the code of a sign-in that a stranger began here', async () => {
  const app = await issuerApp();
  const victim = app.browser();
  const back = await throughProvider(victim);
  // A provider that has never heard of a challenge: the nonce is all there is.
  app.provider.behave({ user: ATTACKER, challenge: null });
  const code = codeIn(await throughProvider(app.browser()));
  await expectNobody(app, victim, await follow(victim, withCode(back, code)));
});

it('makes a stolen code worth nothing to whoever has no secret, an invented or another one', async () => {
  const app = await issuerApp();
  // The thief’s own sign-in, whose secret it may well know.
  await beginAddress(app.browser());
  const own = await app.db
    .selectFrom('login_attempts')
    .select('code_verifier')
    .executeTakeFirstOrThrow();
  for (const verifier of [null, 'invented'.repeat(6), own.code_verifier]) {
    const begun = await beginAddress(app.browser());
    const traded = await trade(app, begun, await codeFrom(begun), verifier);
    expect(traded).toEqual({ status: 400, told: { error: 'invalid_grant' } });
  }
  // With its own secret the same trade goes through: nothing else was wrong with it.
  const victim = app.browser();
  const begun = await beginAddress(victim);
  const rows = await app.db.selectFrom('login_attempts').selectAll().execute();
  const nonce = begun.searchParams.get('nonce');
  const { code_verifier } = rows.find((row) => row.nonce === nonce)!;
  expect(await trade(app, begun, await codeFrom(begun), code_verifier)).toMatchObject({
    status: 200,
    told: { access_token: expect.any(String) },
  });
});
