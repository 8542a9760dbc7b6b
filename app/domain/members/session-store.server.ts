import type { Kysely, Selectable } from 'kysely';
import type { Database, SessionRow, UserRow } from '../../platform/db/tables.ts';

/** A live session and whose it is. */
export type SessionOwner = { session: SessionRow; user: Selectable<UserRow> };

/** Which sessions live: both times in epoch milliseconds. */
type Alive = { now: number; idleSince: number };

/** Begins a session. */
export async function insertSession(db: Kysely<Database>, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** The session behind a token's hash with its owner, unless it is over. */
export async function findSession(
  db: Kysely<Database>,
  tokenHash: string,
  limits: Alive,
): Promise<SessionOwner | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', limits.now)
    .where('last_seen', '>', limits.idleSince)
    .executeTakeFirst();
  if (!session) return undefined;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', session.user_id)
    .executeTakeFirst();
  return user && { session, user };
}

/** By which provider and when (epoch milliseconds) a member's live session began, or undefined when it is over. */
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

/** Notes that a session is used. Of several requests at once one writes. */
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

/** Notes that a member was here. */
export async function touchMember(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_login: now })
    .where('id', '=', id)
    .where('last_login', '<', now)
    .execute();
}

/** Ends the session behind a token's hash, whoever's it is: who has the token has the session. */
export async function deleteSessionByToken(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** A member's live sessions, the one used last first. */
export function listLiveSessions(
  db: Kysely<Database>,
  userId: string,
  limits: Alive,
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

/** Ends one of a member's own sessions. False when it has none of that id. */
export async function deleteSession(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends all of a member's sessions. */
export async function deleteSessionsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
