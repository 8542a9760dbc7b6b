import type { Kysely } from 'kysely';
import { cleanInput } from '../../../comedy/clean-input.ts';
import type { Database, IdentityRow } from '../../platform/db/tables.ts';
import { userAgentFamily } from '../../platform/http/guest-events.server.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { findMember } from '../members/member-store.server.ts';
import { DEFAULT_NAME } from '../members/profile.ts';
import { deleteSessionByToken, insertSession } from '../members/session-store.server.ts';
import { hashToken, newSessionToken, SESSION_LIFE } from '../members/session.server.ts';
import { claimGuestPosts } from '../posts/posts.server.ts';
import { screenProfile } from '../screening/profile-screening.server.ts';
import { claimGuestReplies } from '../writing/reply-rounds.server.ts';
import {
  findIdentity,
  insertIdentity,
  insertUser,
  updateIdentity,
  updateUser,
} from './sign-in-store.server.ts';

const MAX_NAME_LENGTH = 60;
const MAX_EMAIL_LENGTH = 254;
const EMAIL = /^[^\s\p{C}@]+@[^\s\p{C}@]+$/u;

/** A proven identity, and the browser it came with. */
export type Arrival = {
  provider: string;
  issuer: string;
  subject: string;
  name: string | null;
  email: string;
  /** Never for the demo account: its word counts only while it is on. */
  isEmailVerified: boolean;
  /** The guest this browser was. */
  guestId: string | null;
  /** The session this browser still had: it ends. */
  oldToken: string | null;
  userAgent: string;
};

type Found = { userId: string; isNewUser: boolean; isDisabled: boolean };
export type SignedIn = Found & { token: string };

/**
 * Signs somebody in: finds the member behind the identity or makes one (docs/product.md §3, User record), puts
 * the guest's posts into the history, ends the browser's old session and begins a new one.
 */
export async function signInMember(services: Services, arrived: Arrival): Promise<SignedIn> {
  const isKnown = (await findIdentity(services.db, arrived)) !== undefined;
  // Before the transaction, which waits for no endpoint.
  const name = isKnown ? null : await displayName(services, arrived.name);
  const arrival = { ...arrived, name };
  try {
    return await signInOnce(services, arrival);
  } catch (error) {
    if (error instanceof SecondArrival) return signInOnce(services, arrival);
    throw error;
  }
}

function signInOnce(services: Services, arrival: Arrival): Promise<SignedIn> {
  return services.db.transaction().execute(async (trx) => {
    const found = await findOrMakeMember(trx, services, arrival);
    const { userId } = found;
    const { guestId, provider, oldToken, userAgent } = arrival;
    if (guestId) {
      await claimGuestPosts(trx, services, { userId, guestId });
      await claimGuestReplies(trx, { userId, guestId });
    }
    const token = await beginSession(trx, services, { userId, provider, oldToken, userAgent });
    return { ...found, token };
  });
}

type Beginning = Pick<Arrival, 'provider' | 'oldToken' | 'userAgent'> & { userId: string };

/** Begins a session of a member and ends the one that the browser still had. Returns the new token. */
export async function beginSession(
  trx: Kysely<Database>,
  services: Services,
  { userId, provider, oldToken, userAgent }: Beginning,
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
    expires_at: now + SESSION_LIFE,
    user_agent: userAgentFamily(userAgent),
    provider,
  });
  return token;
}

async function findOrMakeMember(
  trx: Kysely<Database>,
  services: Services,
  arrival: Arrival,
): Promise<Found> {
  const known = await findIdentity(trx, arrival);
  if (known) return welcomeBack(trx, services, known, arrival);
  const now = services.now();
  const userId = services.newId();
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
    settings: '{}',
    search_text: foldText(`${name} ${email}`),
  });
  const isFirst = await insertIdentity(trx, identityRow(arrival, userId, now));
  if (isFirst) return { userId, isNewUser: true, isDisabled: false };
  throw new SecondArrival();
}

// Two first sign-ins of one person met. Starting over finds the member that the other one made.
class SecondArrival extends Error {}

async function welcomeBack(
  trx: Kysely<Database>,
  services: Services,
  known: IdentityRow,
  arrival: Arrival,
): Promise<Found> {
  const userId = known.user_id;
  const user = await findMember(trx, userId);
  const email = emailOf(arrival);
  const email_verified = arrival.isEmailVerified ? 1 : 0;
  // The member's address follows the sign-in that it came from, and no other.
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

/** The row that ties an identity to a member. */
export function identityRow(
  {
    provider,
    issuer,
    subject,
    ...arrival
  }: Omit<Arrival, 'guestId' | 'oldToken' | 'userAgent' | 'name'>,
  userId: string,
  now: number,
): IdentityRow {
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

// What a profile may not say, a sign-in may not bring along either.
async function displayName(services: Services, given: string | null): Promise<string> {
  const displayName = cleanInput(given ?? '')
    .slice(0, MAX_NAME_LENGTH)
    .trim();
  if (displayName === '') return DEFAULT_NAME;
  const fault = await screenProfile(services, { displayName, bio: '' }, { name: '', bio: null });
  return fault === null ? displayName : DEFAULT_NAME;
}

// As it came or not at all: an address that was tidied up could be somebody else's.
function emailOf({ email }: { email: string }): string {
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : '';
}
