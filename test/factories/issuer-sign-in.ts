import { onTestFinished } from 'vitest';
import { type Bend, CLIENT, startFakeIdentityProvider } from '../fake-identity-provider.ts';
import { recordLog } from '../record-log.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';
import { follow } from './demo-sign-in.ts';

type Options = { bend?: Bend; env?: Record<string, string>; now?: () => number };

/** Starts an app with a sign-in at a fake issuer, whose behaviour `bend` changes. */
export async function issuerApp({ bend, env, now }: Options = {}) {
  const provider = await startFakeIdentityProvider(bend);
  onTestFinished(provider.stop);
  const log = recordLog();
  const app = await createTestApp({
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      ...env,
    },
    overrides: { log: log.log, ...(now ? { now } : {}) },
  });
  return { ...app, provider, log };
}

type Start = {
  id?: string;
  mode?: 'popup' | 'redirect';
  intent?: 'login' | 'signup' | 'connect';
  next?: string;
  again?: boolean;
};

/** Starts a sign-in and follows it through the provider. Returns the callback URL from the provider. */
export async function throughProvider(browser: TestBrowser, start: Start = {}): Promise<string> {
  const { id = 'oidc', mode = 'popup', intent = 'login', next = '/home', again } = start;
  const query = new URLSearchParams({ mode, intent, next, ...(again && { again: '1' }) });
  const begun = await browser.fetch(`/auth/${id}/start?${query.toString()}`);
  const provider = begun.headers.get('location');
  if (!provider) throw new Error(`the start answered ${begun.status}`);
  const sent = await fetch(provider, { redirect: 'manual' });
  return sent.headers.get('location') ?? '';
}

/** Runs the whole sign-in at the issuer. Returns the callback's response. */
export async function signInAtIssuer(browser: TestBrowser, start: Start = {}): Promise<Response> {
  return follow(browser, await throughProvider(browser, start));
}

/** Returns the row counts that a rejected sign-in must not change. */
export async function signInRows({ db }: Pick<TestApp, 'db'>) {
  const count = async (table: 'sessions' | 'users' | 'identities') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    sessions: await count('sessions'),
    users: await count('users'),
    identities: await count('identities'),
  };
}
