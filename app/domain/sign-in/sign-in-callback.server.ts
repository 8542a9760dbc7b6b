import type { LoginAttemptRow } from '../../platform/db/tables.ts';
import type { ProviderId } from '../members/sign-in-option.ts';
import type { Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isAdminEmail } from '../members/sign-in-policy.server.ts';
import { type Claims, connectIdentity } from './identities.server.ts';
import { exchangeCode } from './identity-providers.server.ts';
import { type SignedIn, type SignInBrowser, signInMember } from './member-sign-in.server.ts';
import { noteRefusal, RefusedSignInError } from './refused-sign-in.server.ts';
import { savePhoto } from './save-photo.server.ts';
import { isRecent } from './sessions.server.ts';
import { isReauthState, type SignInMode, statePrefix } from './sign-in-start.server.ts';
import { findIdentity, hasAttempt, takeAttempt } from './sign-in-store.server.ts';
import type { SignInIntent, SignInStatus } from './sign-in-words.ts';

/** A provider's callback. */
export type ProviderCallback = SignInBrowser & {
  provider: ProviderId;
  /** The full URL with the host that the browser used. */
  url: URL;
};

export type SignInResult = {
  status: SignInStatus;
  mode: SignInMode;
  intent: SignInIntent;
  next: string;
  /** The session token after a successful sign-in. */
  token: string | null;
  /** It counts in the limit of the network. */
  isFailure?: boolean;
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
  const answer = { ...callback, state: callback.url.searchParams.get('state') ?? '' };
  const attempt = await takeAttempt(services.db, { ...answer, now: services.now() });
  const { mode, intent, next } = attempt ?? readState(answer.state);
  const audit = { provider: answer.provider, intent, requestId: answer.requestId };
  const done = await finishAttempt(services, viewer, answer, attempt).catch(
    noteRefusal(services, audit),
  );
  return { mode, intent, next, ...done };
}

async function finishAttempt(
  services: Services,
  viewer: Viewer,
  answer: ProviderCallback & { state: string },
  attempt: LoginAttemptRow | undefined,
): Promise<Pick<SignInResult, 'status' | 'token'>> {
  if (!attempt) throw new RefusedSignInError('no-attempt');
  const claims = await exchangeCode(services, attempt, answer).catch(refuseAnswer);
  if (attempt.intent !== 'connect') {
    const { isDisabled, token } = await signIn(services, answer, claims);
    return { status: isDisabled ? 'let-go' : 'signed-in', token };
  }
  if (viewer.kind !== 'member' || viewer.id !== attempt.link_user_id) {
    throw new RefusedSignInError('not-theirs');
  }
  if (isReauthState(answer.state)) {
    await checkReauthentication(services, viewer.id, claims);
    const { token } = await signIn(services, { ...answer, isReauth: true }, claims);
    return { status: 'confirmed', token };
  }
  const { provider, tokens } = answer;
  const identity = { ...claims, provider, ownerLink: tokens.ownerLink };
  if (!(await connectIdentity(services, viewer, identity))) {
    throw new RefusedSignInError('identity-taken', 'taken');
  }
  return { status: 'connected', token: null };
}

/** Refuses claims that do not confirm the member: another member's identity, or a stale sign-in at the provider. */
async function checkReauthentication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  { issuer, subject, authenticatedAt }: Claims,
): Promise<void> {
  const known = await findIdentity(db, { issuer, subject });
  if (known?.user_id !== userId) throw new RefusedSignInError('not-theirs', 'taken');
  if (authenticatedAt !== null && !isRecent(authenticatedAt, now())) {
    throw new RefusedSignInError('stale');
  }
}

/** What the unsigned state of an unknown attempt says: it only selects the texts to show. */
export function readState(state: string): Pick<SignInResult, 'mode' | 'intent' | 'next'> {
  const shown = (['popup', 'redirect'] as const).flatMap((mode) =>
    (['login', 'signup', 'connect'] as const).map((intent) => ({ mode, intent })),
  );
  const found = shown.find((one) => state.startsWith(statePrefix(one)));
  const { mode, intent } = found ?? { mode: 'redirect', intent: 'login' };
  return { mode, intent, next: intent === 'connect' ? '/account' : '/home' };
}

type PendingSignIn = Pick<ProviderCallback, 'provider' | 'browserToken'> & { state: string };

/** Checks whether this browser started the sign-in of that state, and it is neither finished nor expired. */
export function isSignInPending(
  services: Pick<Services, 'db' | 'now'>,
  pending: PendingSignIn,
): Promise<boolean> {
  return hasAttempt(services.db, { ...pending, now: services.now() });
}

async function signIn(
  services: Services,
  callback: ProviderCallback & { isReauth?: boolean },
  claims: Claims,
): Promise<SignedIn> {
  const { provider, requestId } = callback;
  const arrival = { ...callback, ...claims };
  const signedIn = await signInMember(services, arrival);
  const { userId } = signedIn;
  const audit = { provider, user: userId, requestId };
  const isUnproven = provider !== 'demo' && !claims.isEmailVerified;
  if (isUnproven && isAdminEmail(claims.email, services.settings.adminEmails)) {
    const reason = claims.lacksVerification
      ? 'the issuer sends no email_verified: OIDC_TRUSTED_EMAIL_ISSUER can name it as trusted'
      : 'the issuer says that the address is not verified';
    const refused = { event: 'admin_claim_refused', reason, ...audit };
    services.log.warn(refused, 'an unverified admin address');
  }
  if (claims.picture) await savePhoto(services, userId, claims.picture);
  return signedIn;
}

// Only known codes: the texts of a provider may hold anything and are not logged.
function refuseAnswer(error: unknown): never {
  const { code, error: providerError } = error as { code?: unknown; error?: unknown };
  const known = ['access_denied', 'login_required', 'server_error'].find(
    (one) => one === providerError,
  );
  const detail = known ?? (typeof code === 'string' ? code.slice(0, 80) : 'unknown');
  throw new RefusedSignInError('bad-answer', 'failed', detail);
}
