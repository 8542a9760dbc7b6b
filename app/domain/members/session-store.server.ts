import type { Kysely } from 'kysely';
import type { Database, SessionRow, UserRow } from '../../platform/db/tables.ts';
import { findMember } from './member-store.server.ts';

export type SessionOwner = { session: SessionRow; user: UserRow };

/** The limits of a live session, in epoch milliseconds. */
type SessionLimits = { now: number; idleSince: number };

export async function insertSession(db: Kysely<Database>, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** Finds a live session and its member by the hash of its token. */
export async function findSession(
  db: Kysely<Database>,
  tokenHash: string,
  limits: SessionLimits,
): Promise<SessionOwner | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', limits.now)
    .where('last_seen', '>', limits.idleSince)
    .executeTakeFirst();
  if (!session) return undefined;
  const user = await findMember(db, session.user_id);
  return user && { session, user };
}

/** Finds the provider and the start (epoch milliseconds) of a member's session. */
export function findSessionStart(
  db: Kysely<Database>,
  session: { id: string; userId: string },
): Promise<Pick<SessionRow, 'provider' | 'created_at'> | undefined> {
  return db
    .selectFrom('sessions')
    .select(['provider', 'created_at'])
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
}

/** Updates the last use of a session. Only one of several parallel requests writes. */
export async function touchSession(
  db: Kysely<Database>,
  id: string,
  { now, unlessWithin }: { now: number; unlessWithin: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_seen', '<=', now - unlessWithin), eb('last_seen', '>=', now + unlessWithin)]),
    )
    .execute();
}

/** Updates the last login of a member. */
export async function touchMember(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_login: now })
    .where('id', '=', id)
    .where('last_login', '<', now)
    .execute();
}

/** Deletes the session of a token's hash. */
export async function deleteSessionByToken(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Lists a member's live sessions, the last used first. */
export function listLiveSessions(
  db: Kysely<Database>,
  userId: string,
  limits: SessionLimits,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', limits.now)
    .where('last_seen', '>', limits.idleSince)
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .execute();
}

/** Deletes a session of a member. False when it does not exist. */
export async function deleteSession(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteSessionsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
