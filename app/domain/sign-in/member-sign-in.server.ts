import { cleanInput } from '../../../comedy/language/clean-input.ts';
import type { Db, IdentityRow } from '../../platform/db/tables.ts';
import { userAgentFamily } from '../stats/guest-events.server.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { findMember, updateUser } from '../members/member-store.server.ts';
import { DEFAULT_NAME, MAX_NAME_LENGTH } from '../members/profile.ts';
import { deleteSessionByToken, insertSession } from '../members/session-store.server.ts';
import { hashToken, newSessionToken } from '../members/session.server.ts';
import { claimGuestPosts } from '../posts/posts.server.ts';
import { screenProfile } from '../screening/profile-screening.server.ts';
import { claimGuestReplies } from '../replies/reply-rounds.server.ts';
import { recordEvent } from '../stats/events.server.ts';
import { admit, isWayShut, type SignUpTokens } from './admission.server.ts';
import { RefusedSignInError } from './refused-sign-in.server.ts';
import {
  findIdentity,
  insertIdentity,
  insertUser,
  updateIdentity,
} from './sign-in-store.server.ts';

const MAX_EMAIL_LENGTH = 254;
const EMAIL = /^[^\s\p{C}@]+@[^\s\p{C}@]+$/u;

/** The browser of a sign-in. */
export type SignInBrowser = {
  guestId: string | null;
  /** Binds an attempt to this browser. */
  browserToken: string | null;
  /** The earlier session of this browser: it ends. */
  oldToken: string | null;
  tokens: SignUpTokens;
  userAgent: string;
  address: string;
  requestId: string;
};

/** A verified identity and the browser that it came from. */
export type Arrival = Omit<SignInBrowser, 'browserToken'> & {
  provider: string;
  issuer: string;
  subject: string;
  name: string | null;
  email: string;
  /** Never true for the demo account. */
  isEmailVerified: boolean;
  /** It confirms a session that there is already. */
  isReauth?: boolean;
  /** The provider did not say whether the address is verified. */
  lacksVerification?: boolean;
};

type Found = { userId: string; isNewUser: boolean; isDisabled: boolean };
export type SignedIn = Found & { token: string };

/**
 * Finds or creates the member of an identity (docs/product.md §3, User record) and signs it in. Throws
 * RefusedSignInError for a new member that the rule of sign-up refuses.
 */
export async function signInMember(services: Services, verified: Arrival): Promise<SignedIn> {
  const isKnown = (await findIdentity(services.db, verified)) !== undefined;
  // Screening may call an endpoint, so it runs before the transaction.
  const name = isKnown ? null : await displayName(services, verified.name);
  const arrival = { ...verified, name };
  const signIn = () =>
    enter(services, arrival, async (trx) => {
      const known = await findIdentity(trx, arrival);
      return known
        ? updateKnownMember(trx, services, known, arrival)
        : createMember(trx, services, arrival, services.newId());
    });
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof ParallelSignInError) return signIn();
    throw error;
  }
}

/** Signs in the member whose id `find` returns in the same transaction. Null without one, and when it is gone. */
export function signInKnown(
  services: Services,
  visit: Visit,
  find: (trx: Db) => Promise<string | null>,
): Promise<SignedIn | null> {
  return enter(services, visit, async (trx) => {
    const userId = await find(trx);
    const user = userId === null ? undefined : await findMember(trx, userId);
    if (!user) return null;
    await updateUser(trx, user.id, { last_login: services.now() });
    return { userId: user.id, isNewUser: false, isDisabled: user.disabled_at !== null };
  });
}

/** The browser that somebody arrives with, and how. */
type Visit = Pick<
  Arrival,
  'provider' | 'guestId' | 'oldToken' | 'tokens' | 'userAgent' | 'requestId' | 'isReauth'
> & {
  /** The provider of the new session, where another way renews it. */
  sessionProvider?: string;
};

/**
 * Signs in the member that `find` returns, in one transaction: moves the guest's posts and replies into the history,
 * ends the browser's old session and starts a new one. Then logs it, and records a sign-up in the funnel. Throws
 * RefusedSignInError while sign-in is by providers only and this is another way.
 */
export async function enter<Who extends Found | null>(
  services: Services,
  visit: Visit,
  find: (trx: Db) => Promise<Who>,
) {
  const { guestId } = visit;
  const signedIn = await services.db.transaction().execute(async (trx) => {
    await refuseShutWay(trx, services, visit);
    const found = await find(trx);
    if (found === null) return null;
    const { userId } = found;
    if (guestId) {
      await claimGuestPosts(trx, services, { userId, guestId });
      await claimGuestReplies(trx, { userId, guestId });
    }
    return { ...found, token: await beginSession(trx, services, userId, visit) };
  });
  if (signedIn) await noteSignIn(services, visit, signedIn);
  return signedIn as (Who & { token: string }) | Extract<Who, null>;
}

async function refuseShutWay(
  trx: Db,
  services: Pick<Services, 'now' | 'secret'>,
  { provider, tokens: { ownerLink }, isReauth = false }: Visit,
): Promise<void> {
  if (isReauth || !(await isWayShut(trx, services, { provider, ownerLink }))) return;
  throw new RefusedSignInError('providers-only', 'providers-only');
}

async function noteSignIn(
  services: Services,
  { provider, guestId, userAgent, requestId }: Visit,
  { userId, isNewUser }: Found,
): Promise<void> {
  const audit = { event: 'signed_in', isNewUser, provider, user: userId, requestId };
  services.log.info(audit, 'somebody signed in');
  if (!isNewUser || !guestId) return;
  const event = { event: 'signup_completed', metadata: { isNewUser } } as const;
  await recordEvent(services, guestId, event, { userAgent, referrer: undefined });
}

/** Starts a session and ends the browser's old one. Returns the new token. */
async function beginSession(
  trx: Db,
  services: Pick<Services, 'now' | 'newId' | 'randomBytes'>,
  userId: string,
  { provider, sessionProvider = provider, oldToken, userAgent }: Visit,
): Promise<string> {
  if (oldToken) await deleteSessionByToken(trx, hashToken(oldToken));
  const token = newSessionToken(services);
  const now = services.now();
  await insertSession(trx, {
    id: services.newId(),
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    last_seen: now,
    expires_at: now + RETENTION.sessionLife,
    user_agent: userAgentFamily(userAgent),
    provider: sessionProvider,
  });
  return token;
}

/** Creates a member of a new identity in the caller's transaction. Throws when the identity is known. */
export async function createMember(
  trx: Db,
  services: Services,
  arrival: Arrival,
  userId: string,
): Promise<Found> {
  await admit(trx, services, arrival);
  const now = services.now();
  const name = arrival.name ?? DEFAULT_NAME;
  const email = emailOf(arrival);
  await insertUser(trx, {
    id: userId,
    email,
    email_verified: arrival.isEmailVerified ? 1 : 0,
    display_name: name,
    bio: null,
    photo_url: null,
    created_at: now,
    last_login: now,
    posts_created: 0,
    disabled_at: null,
    admin_since: null,
    settings: '{}',
    search_text: foldText(`${name} ${email}`),
  });
  const isFirst = await insertIdentity(trx, identityRow(arrival, userId, now));
  if (isFirst) return { userId, isNewUser: true, isDisabled: false };
  throw new ParallelSignInError();
}

// Two first sign-ins with one identity ran in parallel. A retry finds the member that the other one created.
class ParallelSignInError extends Error {}

async function updateKnownMember(
  trx: Db,
  services: Pick<Services, 'now'>,
  known: IdentityRow,
  arrival: Arrival,
): Promise<Found> {
  const userId = known.user_id;
  const user = await findMember(trx, userId);
  const email = emailOf(arrival);
  const email_verified = arrival.isEmailVerified ? 1 : 0;
  // Only the identity that gave the member's e-mail updates it.
  const isSource = user !== undefined && user.email === (known.email ?? '') && email !== '';
  await updateUser(trx, userId, {
    last_login: services.now(),
    ...(isSource
      ? { email, email_verified, search_text: foldText(`${user.display_name} ${email}`) }
      : {}),
  });
  await updateIdentity(trx, { ...known, email, email_verified });
  return { userId, isNewUser: false, isDisabled: (user?.disabled_at ?? null) !== null };
}

/** Builds the row that connects an identity to a member. */
export function identityRow(
  arrival: Pick<Arrival, 'provider' | 'issuer' | 'subject' | 'email' | 'isEmailVerified'>,
  userId: string,
  now: number,
): IdentityRow {
  const { provider, issuer, subject } = arrival;
  return {
    issuer,
    subject,
    user_id: userId,
    provider,
    email: emailOf(arrival),
    email_verified: arrival.isEmailVerified ? 1 : 0,
    created_at: now,
  };
}

// A sign-in name follows the same rules as a profile name.
async function displayName(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  given: string | null,
): Promise<string> {
  const displayName = cleanInput(given ?? '')
    .slice(0, MAX_NAME_LENGTH)
    .trim();
  if (displayName === '') return DEFAULT_NAME;
  const error = await screenProfile(services, { displayName, bio: '' });
  return error === null ? displayName : DEFAULT_NAME;
}

// Unchanged or not at all: a cleaned-up address could belong to another person.
function emailOf({ email }: { email: string }): string {
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : '';
}
