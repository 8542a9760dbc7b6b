import type { Db } from '../../platform/db/tables.ts';
import type { Member } from '../members/viewer.ts';
import type { SignInOption } from '../members/sign-in-option.ts';
import type { Services } from '../../platform/services.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import {
  deleteEndedSessions,
  deleteSessionByToken,
  deleteSessionsOf,
  findSessionStart,
  listLiveSessions,
} from '../members/session-store.server.ts';
import { hashToken } from '../members/session.server.ts';
import { activeProviders } from '../members/sign-in-policy.server.ts';
import { deleteTokensOf } from '../members/token-store.server.ts';
import { passkeyPlace } from './passkey-places.server.ts';
import { listPasskeys } from './passkey-store.server.ts';
import { deleteExpiredAttempts, listIdentities } from './sign-in-store.server.ts';

/**
 * The maximum age of a sign-in for sensitive actions: ending sessions, connecting and disconnecting sign-ins, creating
 * tokens, exporting and deleting the account (ASVS 5.0, 7.5.1 and 7.5.2). Milliseconds.
 */
export const RECENT_SIGN_IN_MS: number = 10 * MINUTE_MS;

/** Checks whether a time is recent. A time ahead comes from a clock that was set back. */
export function isRecent(at: number, now: number): boolean {
  return Math.abs(now - at) <= RECENT_SIGN_IN_MS;
}

export async function hasJustSignedIn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Member,
): Promise<boolean> {
  const session = await findSessionStart(db, viewer);
  return session !== undefined && isRecent(session.created_at, now());
}

/**
 * Why a session may not make a key: a passkey, recovery code, connected sign-in or token. Null when it may. A key that a
 * demo session makes would outlive the demo account.
 */
export async function keyRefusal(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Member,
): Promise<'sign-in-again' | 'demo-session' | null> {
  if (await isDemoSession(services.db, viewer)) return 'demo-session';
  return (await hasJustSignedIn(services, viewer)) ? null : 'sign-in-again';
}

/** The message of a session that never may make a key, for the place of what makes one. Null when it may. */
export async function noKeysWords(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
): Promise<string | null> {
  return (await isDemoSession(db, viewer)) ? errorMessage('demo-session') : null;
}

export async function isDemoSession(db: Db, viewer: Member): Promise<boolean> {
  return (await findSessionStart(db, viewer))?.provider === 'demo';
}

export type ReauthOption = { id: SignInOption['id'] | 'passkey'; label: string };

/**
 * Lists the viewer's providers that can confirm the identity, then a passkey. Empty for a member who only has an owner
 * link; null after a recent sign-in, which needs none.
 */
export async function reauthOptions(
  services: Services,
  viewer: Member,
): Promise<ReauthOption[] | null> {
  if (await hasJustSignedIn(services, viewer)) return null;
  const own = new Set((await listIdentities(services.db, viewer.id)).map((row) => row.provider));
  const ways: ReauthOption[] = activeProviders(services)
    .filter(({ id }) => own.has(id))
    .map(({ id, label }) => ({ id, label: label.replace(/^Continue/, 'Sign in again') }));
  const place = passkeyPlace(services, services.publicOrigin);
  const passkeys = own.has('passkey') ? await listPasskeys(services.db, viewer.id) : [];
  if (place.ok && passkeys.some(({ rp_id }) => rp_id === place.rpId)) {
    ways.push({ id: 'passkey', label: 'Sign in again with a passkey' });
  }
  return ways;
}

export type OwnSession = Awaited<ReturnType<typeof listSessions>>[number];

/** Lists the viewer's sessions, the last used first. Times in epoch milliseconds, that of the last use to the minute. */
export async function listSessions(services: Pick<Services, 'db' | 'now'>, viewer: Member) {
  const now = services.now();
  const rows = await listLiveSessions(services.db, viewer.id, now);
  return rows.map((row) => ({
    id: row.id,
    // The browser family.
    device: row.user_agent ?? 'Other',
    // A clock that was set back leaves times ahead.
    lastUsedAt: Math.min(row.last_seen, now),
    isCurrent: row.id === viewer.sessionId,
  }));
}

/** Ends all sessions of the viewer and revokes all tokens. False and nothing without a recent sign-in. */
export async function signOutEverywhere(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  viewer: Member,
): Promise<boolean> {
  if (!(await hasJustSignedIn(services, viewer))) return false;
  await services.db.transaction().execute(async (trx) => {
    await deleteSessionsOf(trx, viewer.id);
    await deleteTokensOf(trx, viewer.id);
  });
  services.log.info({ event: 'signed_out_everywhere', user: viewer.id }, 'all sessions ended');
  return true;
}

export async function signOut(services: Pick<Services, 'db'>, token: string): Promise<void> {
  await deleteSessionByToken(services.db, hashToken(token));
}

/** Deletes expired sessions and sign-in attempts. */
export async function sweepSessions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteExpiredAttempts(db, now());
  await deleteEndedSessions(db, now());
}
