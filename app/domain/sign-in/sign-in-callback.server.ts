import type { ProviderId, Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../members/session.server.ts';
import { isAdminEmail } from '../members/sign-in-policy.server.ts';
import { notAdmitted, NotAdmittedError, type SignUpTokens } from './admission.server.ts';
import { type Claims, connectIdentity } from './identities.server.ts';
import { exchangeCode } from './identity-providers.server.ts';
import { noteSignIn, type SignedIn, signInMember } from './member-sign-in.server.ts';
import { savePhoto } from './save-photo.server.ts';
import { isRecent } from './sessions.server.ts';
import { isReauthState, type SignInMode, statePrefix } from './sign-in-start.server.ts';
import { findIdentity, hasAttempt, takeAttempt } from './sign-in-store.server.ts';
import type { SignInIntent, SignInStatus } from './sign-in-words.ts';

/** A provider's callback. */
export type ProviderCallback = {
  provider: ProviderId;
  /** The full URL with the host that the browser used. */
  url: URL;
  browserToken: string | null;
  /** The earlier session of this browser. */
  oldToken: string | null;
  userAgent: string;
  requestId: string;
  tokens: SignUpTokens;
};

export type SignInResult = {
  status: SignInStatus;
  mode: SignInMode;
  intent: SignInIntent;
  next: string;
  /** The session token after a successful sign-in. */
  token: string | null;
};

/**
 * Completes a sign-in. A callback that is unexpected, repeated, late, from another browser or rejected by the provider
 * signs in no one, and the log names the reason once.
 */
export async function finishSignIn(
  services: Services,
  viewer: Viewer,
  callback: ProviderCallback,
): Promise<SignInResult> {
  const { provider, url, browserToken, requestId } = callback;
  const state = url.searchParams.get('state') ?? '';
  const pending = { provider, state, browserToken };
  const attempt = await takeAttempt(services.db, attemptQuery(services, pending));
  const { mode, intent, next } = attempt ?? readState(state);
  const result = (status: SignInStatus, token: string | null = null): SignInResult => ({
    mode,
    intent,
    next,
    status,
    token,
  });
  const reject = (reason: string, detail?: string) => {
    const audit = { event: 'sign_in_failed', provider, intent, reason, detail, requestId };
    services.log.warn(audit, 'a sign-in was refused');
    return result('failed');
  };
  if (!attempt) return reject('no-attempt');
  const claims = await exchangeCode(services, attempt, { provider, url, state }).catch(errorCode);
  if (typeof claims === 'string') return reject('bad-answer', claims);
  if (intent !== 'connect') {
    const signedIn = await signIn(services, viewer, callback, claims).catch(notAdmitted);
    if (signedIn instanceof NotAdmittedError) {
      reject(signedIn.reason);
      return result('not-admitted');
    }
    return result(signedIn.isDisabled ? 'let-go' : 'signed-in', signedIn.token);
  }
  if (viewer.kind !== 'member' || viewer.id !== attempt.link_user_id) return reject('not-theirs');
  const arrival = { ...claims, provider };
  if (isReauthState(state)) {
    const error = await reauthenticationError(services, viewer.id, arrival);
    if (error) reject(error);
    if (error) return result(error === 'stale' ? 'failed' : 'taken');
    const { token } = await signIn(services, viewer, callback, claims);
    return result('confirmed', token);
  }
  if (!(await connectIdentity(services, viewer, arrival))) {
    reject('identity-taken');
    return result('taken');
  }
  return result('connected');
}

/** Returns why the claims do not confirm the member: another member's identity, or a stale sign-in at the provider. */
async function reauthenticationError(
  { db, now }: Services,
  userId: string,
  { issuer, subject, authenticatedAt }: Claims,
): Promise<'not-theirs' | 'stale' | null> {
  const known = await findIdentity(db, { issuer, subject });
  if (known?.user_id !== userId) return 'not-theirs';
  return authenticatedAt !== null && !isRecent(authenticatedAt, now()) ? 'stale' : null;
}

// The unsigned state of an unknown attempt only selects the texts to show.
function readState(state: string): Pick<SignInResult, 'mode' | 'intent' | 'next'> {
  const shown = (['popup', 'redirect'] as const).flatMap((mode) =>
    (['login', 'signup', 'connect'] as const).map((intent) => ({ mode, intent })),
  );
  const found = shown.find((one) => state.startsWith(statePrefix(one)));
  const { mode, intent } = found ?? { mode: 'redirect', intent: 'login' };
  return { mode, intent, next: intent === 'connect' ? '/account' : '/home' };
}

type PendingSignIn = Pick<ProviderCallback, 'provider' | 'browserToken'> & { state: string };

/** Checks whether this browser started the sign-in of that state, and it is neither finished nor expired. */
export function isSignInPending(services: Services, pending: PendingSignIn): Promise<boolean> {
  return hasAttempt(services.db, attemptQuery(services, pending));
}

function attemptQuery(services: Services, { provider, state, browserToken }: PendingSignIn) {
  const [stateHash, browserHash] = [hashToken(state), hashToken(browserToken ?? '')];
  return { stateHash, browserHash, provider, now: services.now() };
}

async function signIn(
  services: Services,
  viewer: Viewer,
  { provider, oldToken, userAgent, requestId, tokens }: ProviderCallback,
  claims: Claims,
): Promise<SignedIn> {
  const isEmailVerified = claims.isEmailVerified && provider !== 'demo';
  const { guestId } = viewer;
  const arrival = { ...claims, provider, isEmailVerified, guestId, oldToken, userAgent, tokens };
  const signedIn = await signInMember(services, arrival);
  const { userId } = signedIn;
  const audit = { provider, user: userId, requestId };
  await noteSignIn(services, { ...arrival, requestId }, signedIn);
  const isClaim = isAdminEmail(claims.email, services.settings.adminEmails);
  if (isClaim && !claims.isEmailVerified) {
    services.log.warn({ event: 'admin_claim_refused', ...audit }, 'an unverified admin address');
  }
  if (claims.picture) await savePhoto(services, userId, claims.picture);
  return signedIn;
}

// Only known codes: the texts of a provider may hold anything and are not logged.
function errorCode(error: unknown): string {
  const { code, error: providerError } = error as { code?: unknown; error?: unknown };
  const known = ['access_denied', 'login_required', 'server_error'];
  if (typeof providerError === 'string' && known.includes(providerError)) return providerError;
  return typeof code === 'string' ? code.slice(0, 80) : 'unknown';
}
