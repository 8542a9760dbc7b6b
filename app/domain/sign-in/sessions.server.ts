import type { Member, SignInOption } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOf,
  findSessionStart,
  listLiveSessions,
} from '../members/session-store.server.ts';
import { hashToken, SESSION_IDLE } from '../members/session.server.ts';
import { signInOptions } from '../members/sign-in-policy.server.ts';
import { deleteTokensOf } from '../members/token-store.server.ts';
import { deleteExpired, listIdentities } from './sign-in-store.server.ts';

/**
 * A sign-in this young needs no second one before what could lock a member out: ending sessions, connecting and
 * disconnecting sign-ins, making tokens, exporting and deleting the account (ASVS 5.0, 7.5.1 and 7.5.2). Milliseconds.
 */
export const RECENT_SIGN_IN_MS: number = 10 * MINUTE_MS;

/** Whether so many milliseconds ago is recent. What lies ahead was noted by a clock that was set back. */
export function isRecent(at: number, now: number): boolean {
  return Math.abs(now - at) <= RECENT_SIGN_IN_MS;
}

/** Whether this session of the viewer's began a moment ago, earlier, or has ended meanwhile. */
export async function sessionAge(
  { db, now }: Services,
  viewer: Member,
): Promise<'recent' | 'old' | 'ended'> {
  const begun = await findSessionStart(db, { id: viewer.sessionId, userId: viewer.id });
  if (begun === undefined) return 'ended';
  return isRecent(begun.created_at, now()) ? 'recent' : 'old';
}

/** Whether this session of the viewer's began a moment ago. */
export async function hasJustSignedIn(services: Services, viewer: Member): Promise<boolean> {
  return (await sessionAge(services, viewer)) === 'recent';
}

/** A way to prove that it is still the same person: one that is connected, and works on this server. */
export type WayAgain = Pick<SignInOption, 'id' | 'label'>;

/** Those of the viewer. None for a member who came by an owner link, or whose providers are switched off: a new link is one. */
export async function waysAgain(services: Services, viewer: Member): Promise<WayAgain[]> {
  const own = new Set((await listIdentities(services.db, viewer.id)).map((row) => row.provider));
  return signInOptions(services)
    .filter(({ id, disabledReason }) => disabledReason === null && own.has(id))
    .map(({ id, label }) => ({ id, label: label.replace(/^Continue/, 'Sign in again') }));
}

/** One place where a member is signed in. Times in epoch milliseconds. */
export type OwnSession = {
  id: string;
  /** The family of its browser. */
  device: string;
  startedAt: number;
  /** To the minute. */
  lastUsedAt: number;
  isThisOne: boolean;
};

/** Where the viewer is signed in, the place used last first. */
export async function listSessions(services: Services, viewer: Member): Promise<OwnSession[]> {
  const now = services.now();
  const limits = { now, idleSince: now - SESSION_IDLE };
  const rows = await listLiveSessions(services.db, viewer.id, limits);
  return rows.map((row) => ({
    id: row.id,
    device: row.user_agent ?? 'Other',
    // Not later than now, whatever the clock said then.
    startedAt: Math.min(row.created_at, now),
    lastUsedAt: Math.min(row.last_seen, now),
    isThisOne: row.id === viewer.sessionId,
  }));
}

/** Ends one of the viewer's own sessions. False when it is over, or somebody else's. */
export function endSession(services: Services, viewer: Member, id: string): Promise<boolean> {
  return deleteSession(services.db, viewer.id, id);
}

/** Ends all of the viewer's sessions, this one too, and revokes the tokens: whoever is in by theft is out. */
export async function signOutEverywhere(services: Services, viewer: Member): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await deleteSessionsOf(trx, viewer.id);
    await deleteTokensOf(trx, viewer.id);
  });
  services.log.info({ event: 'signed_out_everywhere', user: viewer.id }, 'all sessions ended');
}

/** Ends the session of this token, if it has one. */
export async function signOut(services: Services, token: string): Promise<void> {
  await deleteSessionByToken(services.db, hashToken(token));
}

/** Deletes the sessions and the begun sign-ins whose time is over. They open nothing before that either. */
export function sweepSessions(services: Services): Promise<{ sessions: number; attempts: number }> {
  const now = services.now();
  return deleteExpired(services.db, { now, idleSince: now - SESSION_IDLE });
}
