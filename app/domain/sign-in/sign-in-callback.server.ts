import type { LoginAttemptRow } from '../../platform/db/tables.ts';
import type { ProviderId, Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../members/session.server.ts';
import { isAdminEmail } from '../members/sign-in-policy.server.ts';
import { recordEvent } from '../stats/events.server.ts';
import { type Claims, connectIdentity } from './identities.server.ts';
import { exchangeCode } from './identity-providers.server.ts';
import { type SignedIn, signInMember } from './member-sign-in.server.ts';
import { savePhoto } from './save-photo.server.ts';
import { isRecent } from './sessions.server.ts';
import { isAgainState, type SignInMode, statePrefix } from './sign-in-start.server.ts';
import { findIdentity, hasAttempt, takeAttempt } from './sign-in-store.server.ts';
import type { SignInIntent, SignInStatus } from './sign-in-words.ts';

/** A provider's answer, as the browser brought it. */
export type ProviderCallback = {
  provider: ProviderId;
  /** The whole address, under the name of this server that the browser used. */
  url: URL;
  browserToken: string | null;
  /** The session this browser still has. */
  oldToken: string | null;
  userAgent: string;
  requestId: string;
};

export type SignInResult = {
  status: SignInStatus;
  mode: SignInMode;
  intent: SignInIntent;
  next: string;
  /** Only when somebody was signed in. */
  token: string | null;
};

/**
 * Ends a sign-in. Whatever is wrong with the answer — nobody began it, another browser did, it came twice or
 * too late, the provider refused or lied — nobody is signed in, and the log says why, once.
 */
export async function finishSignIn(
  services: Services,
  viewer: Viewer,
  answered: ProviderCallback,
): Promise<SignInResult> {
  const { provider, url, browserToken, requestId } = answered;
  const state = url.searchParams.get('state') ?? '';
  const attempt = await findAttempt(services, { provider, state, browserToken });
  const { mode, intent, next } = attempt ?? shownBy(state);
  const end = (status: SignInStatus, token: string | null = null): SignInResult => ({
    mode,
    intent,
    next,
    status,
    token,
  });
  const refuse = (reason: string, detail?: string) => {
    const audit = { event: 'sign_in_failed', provider, intent, reason, detail, requestId };
    services.log.warn(audit, 'a sign-in was refused');
    return end('failed');
  };
  if (!attempt) return refuse('no-attempt');
  const claims = await exchangeCode(services, attempt, { provider, url, state }).catch(errorCode);
  if (typeof claims === 'string') return refuse('bad-answer', claims);
  if (intent !== 'connect') {
    const { isDisabled, token } = await signIn(services, viewer, answered, claims);
    return end(isDisabled ? 'let-go' : 'signed-in', token);
  }
  if (viewer.kind !== 'member' || viewer.id !== attempt.link_user_id) return refuse('not-theirs');
  const arrival = { ...claims, provider };
  if (isAgainState(state)) {
    const fault = await reauthenticationError(services, viewer.id, arrival);
    if (fault) refuse(fault);
    if (fault) return end(fault === 'stale' ? 'failed' : 'taken');
    const { token } = await signIn(services, viewer, answered, claims);
    return end('confirmed', token);
  }
  if (!(await connectIdentity(services, viewer, arrival))) {
    refuse('identity-taken');
    return end('taken');
  }
  return end('connected');
}

/** Why this is no proof that it is still the same member: somebody else's way in, or one that asked nobody lately. */
async function reauthenticationError(
  { db, now }: Services,
  userId: string,
  { issuer, subject, authenticatedAt }: Claims,
): Promise<'not-theirs' | 'stale' | null> {
  const known = await findIdentity(db, { issuer, subject });
  if (known?.user_id !== userId) return 'not-theirs';
  return authenticatedAt !== null && !isRecent(authenticatedAt, now()) ? 'stale' : null;
}

// Nothing but which words to show follows from it.
function shownBy(state: string): Pick<SignInResult, 'mode' | 'intent' | 'next'> {
  const shown = (['popup', 'redirect'] as const).flatMap((mode) =>
    (['login', 'signup', 'connect'] as const).map((intent) => ({ mode, intent })),
  );
  const found = shown.find((one) => state.startsWith(statePrefix(one)));
  const { mode, intent } = found ?? { mode: 'redirect', intent: 'login' };
  return { mode, intent, next: intent === 'connect' ? '/account' : '/home' };
}

type PendingSignIn = Pick<ProviderCallback, 'provider' | 'browserToken'> & { state: string };

async function findAttempt(
  services: Services,
  asked: PendingSignIn,
): Promise<LoginAttemptRow | undefined> {
  const wanted = wantedAttempt(services, asked);
  return wanted ? takeAttempt(services.db, wanted) : undefined;
}

/** Whether this browser began the sign-in of that state, and it is neither finished nor expired. */
export async function isSignInPending(services: Services, asked: PendingSignIn): Promise<boolean> {
  const wanted = wantedAttempt(services, asked);
  return wanted !== null && (await hasAttempt(services.db, wanted));
}

function wantedAttempt(services: Services, { provider, state, browserToken }: PendingSignIn) {
  if (!browserToken) return null;
  const [stateHash, browserHash] = [hashToken(state), hashToken(browserToken)];
  return { stateHash, browserHash, provider, now: services.now() };
}

async function signIn(
  services: Services,
  viewer: Viewer,
  { provider, oldToken, userAgent, requestId }: ProviderCallback,
  claims: Claims,
): Promise<SignedIn> {
  const isEmailVerified = claims.isEmailVerified && provider !== 'demo';
  const { guestId } = viewer;
  const arrival = { ...claims, provider, isEmailVerified, guestId, oldToken, userAgent };
  const signedIn = await signInMember(services, arrival);
  const { userId, isNewUser } = signedIn;
  const audit = { provider, user: userId, requestId };
  services.log.info({ event: 'signed_in', isNewUser, ...audit }, 'somebody signed in');
  const isClaim = isAdminEmail(claims.email, services.settings.adminEmails);
  if (isClaim && !claims.isEmailVerified) {
    services.log.warn({ event: 'admin_claim_refused', ...audit }, 'an unverified admin address');
  }
  if (isNewUser && guestId) {
    const event = { event: 'signup_completed', metadata: { isNewUser } } as const;
    await recordEvent(services, guestId, event, { userAgent, referrer: undefined });
  }
  if (claims.picture) await savePhoto(services, userId, claims.picture);
  return signedIn;
}

// A short code of our library: what the other side wrote may hold anything, and is not kept.
function errorCode(error: unknown): string {
  const { code, error: answered } = error as { code?: unknown; error?: unknown };
  const known = ['access_denied', 'login_required', 'server_error'];
  if (typeof answered === 'string' && known.includes(answered)) return answered;
  return typeof code === 'string' ? code.slice(0, 80) : 'unknown';
}
