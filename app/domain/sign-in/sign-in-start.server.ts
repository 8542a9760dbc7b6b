import { safeNext } from '../../platform/http/safe-next.ts';
import type { ProviderId, Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { hashToken, newSessionToken } from '../members/session.server.ts';
import { hasJustSignedIn, RECENT_SIGN_IN_MS } from './sessions.server.ts';
import { insertAttempt } from './sign-in-store.server.ts';
import type { SignInIntent } from './sign-in-words.ts';

export type SignInMode = 'popup' | 'redirect';
type SignInRequest = {
  provider: ProviderId;
  mode: SignInMode;
  intent: SignInIntent;
  /** Of `connect`: not one more way in, but a proof that it is still the same person. */
  isAgain: boolean;
  next: string | null;
  /** The address the browser came under, for the way back. */
  origin: string;
  /** What binds the attempt to this browser. */
  browserToken: string;
};

type Begun =
  | { ok: true; location: string }
  | { ok: false; reason: 'not-here' | 'not-signed-in' | 'not-recent' | 'unreachable' };

/** Begins a sign-in: remembers the attempt and says where the browser has to go. */
export async function beginSignIn(
  services: Services,
  viewer: Viewer,
  ask: SignInRequest,
): Promise<Begun> {
  const { provider, intent, mode } = ask;
  if (!services.providers.ids.includes(provider)) return { ok: false, reason: 'not-here' };
  const isConnect = intent === 'connect';
  if (isConnect && viewer.kind !== 'member') return { ok: false, reason: 'not-signed-in' };
  const isNewWayIn = isConnect && !ask.isAgain && viewer.kind === 'member';
  if (isNewWayIn && !(await hasJustSignedIn(services, viewer))) {
    return { ok: false, reason: 'not-recent' };
  }
  const mark = ask.isAgain ? AGAIN : '';
  const state = statePrefix(ask) + mark + newSessionToken(services);
  const secrets = { nonce: newSessionToken(services), codeVerifier: newSessionToken(services) };
  const location =
    provider === 'demo'
      ? `${ask.origin}/auth/demo?${new URLSearchParams({ state }).toString()}`
      : await authorizationUrl(services, ask, { state, ...secrets });
  if (!location) return { ok: false, reason: 'unreachable' };
  await insertAttempt(services.db, {
    state_hash: hashToken(state),
    browser_hash: hashToken(ask.browserToken),
    provider,
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    next: safeNext(ask.next),
    mode,
    intent,
    link_user_id: isConnect && viewer.kind === 'member' ? viewer.id : null,
    expires_at: services.now() + RETENTION.signIn,
  });
  return { ok: true, location };
}

/** How a sign-in was shown and what for, as its state begins: the way back knows it even when all else is over. */
export function statePrefix({ mode, intent }: Pick<SignInRequest, 'mode' | 'intent'>): string {
  return `${mode.charAt(0)}${intent.charAt(0)}.`;
}

const AGAIN = 'again.';

/** Whether a sign-in was begun to prove that it is still the same person. The hash of the attempt covers this too. */
export function isAgainState(state: string): boolean {
  return state.startsWith(AGAIN, statePrefix({ mode: 'popup', intent: 'connect' }).length);
}

async function authorizationUrl(
  services: Services,
  { provider, origin, isAgain }: SignInRequest,
  { state, nonce, codeVerifier }: { state: string; nonce: string; codeVerifier: string },
): Promise<string | null> {
  try {
    const { config, usesPkce } = await services.providers.open(provider);
    const oidc = await import('openid-client');
    const challenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: `${origin}/auth/${provider}/callback`,
      scope: 'openid profile email',
      state,
      ...(usesPkce ? { nonce, code_challenge: challenge, code_challenge_method: 'S256' } : {}),
      ...(isAgain ? { max_age: String(RECENT_SIGN_IN_MS / 1000) } : {}),
    });
    return url.href;
  } catch (error) {
    services.log.warn({ err: error, provider }, 'an identity provider cannot be reached');
    return null;
  }
}
