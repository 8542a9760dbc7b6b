import type { ExpressionBuilder } from 'kysely';
import type { Database, Db, SessionRow, UserRow } from '../../platform/db/tables.ts';
import type { Member } from './viewer.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { findMember } from './member-store.server.ts';

export type SessionOwner = { session: SessionRow; user: UserRow };

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** Whether a session has neither expired nor been without a request for too long. */
function isLive(now: number) {
  return (eb: ExpressionBuilder<Database, 'sessions'>) =>
    eb.and([eb('expires_at', '>', now), eb('last_seen', '>', now - RETENTION.sessionIdle)]);
}

/** Finds a live session and its member by the hash of its token. `now` in epoch milliseconds. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<SessionOwner | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where(isLive(now))
    .executeTakeFirst();
  if (!session) return undefined;
  const user = await findMember(db, session.user_id);
  return user && { session, user };
}

/** Finds the provider and the start (epoch milliseconds) of the viewer's session. */
export function findSessionStart(
  db: Db,
  viewer: Pick<Member, 'id' | 'sessionId'>,
): Promise<Pick<SessionRow, 'provider' | 'created_at'> | undefined> {
  return db
    .selectFrom('sessions')
    .select(['provider', 'created_at'])
    .where('id', '=', viewer.sessionId)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
}

/** Updates the last use of a session. */
export async function touchSession(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_seen: now }).where('id', '=', id).execute();
}

/** Deletes the session of a token's hash. */
export async function deleteSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Lists a member's live sessions, the last used first. */
export function listLiveSessions(db: Db, userId: string, now: number): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(isLive(now))
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .execute();
}

/** Deletes a session of a member. False when it does not exist. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Deletes sessions that are not live any more. */
export async function deleteEndedSessions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', now), eb('last_seen', '<=', now - RETENTION.sessionIdle)]),
    )
    .execute();
}
