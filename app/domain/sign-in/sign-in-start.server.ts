import { safeNext } from '../../platform/http/safe-next.ts';
import { memberId, type Viewer } from '../members/viewer.ts';
import type { ProviderId } from '../members/sign-in-option.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { hashToken, newSessionToken } from '../members/session.server.ts';
import { keyRefusal, RECENT_SIGN_IN_MS } from './sessions.server.ts';
import { isWayShut } from './admission.server.ts';
import { insertAttempt } from './sign-in-store.server.ts';
import type { SignInIntent } from './sign-in-words.ts';

export type SignInMode = 'popup' | 'redirect';
type SignInRequest = {
  provider: ProviderId;
  mode: SignInMode;
  intent: SignInIntent;
  /** With `connect`: confirms the identity of the member and connects no other one. */
  isReauth: boolean;
  next: string | null;
  /** The origin that the browser used, for the callback URL. */
  origin: string;
  /** Binds the attempt to this browser. */
  browserToken: string;
  ownerLink: string | null;
};

type SignInStart =
  | { ok: true; location: string }
  | { ok: false; status: 'failed' | 'not-recent' | 'demo-session' | 'providers-only' };

/** Starts a sign-in: stores the attempt and returns the URL to redirect to. */
export async function startSignIn(
  services: Services,
  viewer: Viewer,
  request: SignInRequest,
): Promise<SignInStart> {
  const { provider, intent, mode } = request;
  if (!request.isReauth && (await isWayShut(services.db, services, request))) {
    return { ok: false, status: 'providers-only' };
  }
  if (intent === 'connect') {
    if (viewer.kind !== 'member') return { ok: false, status: 'failed' };
    const refusal = request.isReauth ? null : await keyRefusal(services, viewer);
    if (refusal !== null) {
      return { ok: false, status: refusal === 'demo-session' ? refusal : 'not-recent' };
    }
  }
  const mark = request.isReauth ? REAUTH_MARK : '';
  const state = statePrefix(request) + mark + newSessionToken(services);
  const secrets = { nonce: newSessionToken(services), codeVerifier: newSessionToken(services) };
  const location =
    provider === 'demo'
      ? `${request.origin}/auth/demo?${new URLSearchParams({ state }).toString()}`
      : await authorizationUrl(services, request, { state, ...secrets });
  if (!location) return { ok: false, status: 'failed' };
  await insertAttempt(services.db, {
    state_hash: hashToken(state),
    browser_hash: hashToken(request.browserToken),
    provider,
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    next: safeNext(request.next),
    mode,
    intent,
    link_user_id: intent === 'connect' ? memberId(viewer) : null,
    expires_at: services.now() + RETENTION.signIn,
  });
  return { ok: true, location };
}

/** The beginning of a state. The callback reads mode and intent from it even without the attempt. */
export function statePrefix({ mode, intent }: Pick<SignInRequest, 'mode' | 'intent'>): string {
  return `${mode.charAt(0)}${intent.charAt(0)}.`;
}

const REAUTH_MARK = 'again.';

/** Checks whether a sign-in only confirms the identity. The hash of the attempt covers the mark. */
export function isReauthState(state: string): boolean {
  return state.startsWith(REAUTH_MARK, statePrefix({ mode: 'popup', intent: 'connect' }).length);
}

async function authorizationUrl(
  services: Pick<Services, 'log' | 'providers'>,
  { provider, origin, isReauth }: SignInRequest,
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
      ...(isReauth ? { max_age: String(RECENT_SIGN_IN_MS / 1000) } : {}),
    });
    return url.href;
  } catch (error) {
    services.log.warn({ err: error, provider }, 'an identity provider cannot be reached');
    return null;
  }
}
