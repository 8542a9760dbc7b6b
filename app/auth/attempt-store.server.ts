import type { Kysely } from 'kysely';
import type { Database, LoginAttemptRow } from '../db/tables.ts';

/** Remembers that a sign-in has begun. */
export async function insertAttempt(db: Kysely<Database>, row: LoginAttemptRow): Promise<void> {
  await db.insertInto('login_attempts').values(row).execute();
}

/**
 * Takes the attempt out, once: only for the browser that began it, with the provider it was begun with, and
 * before its time is over (epoch milliseconds).
 */
export function takeAttempt(
  db: Kysely<Database>,
  wanted: { stateHash: string; browserHash: string; provider: string; now: number },
): Promise<LoginAttemptRow | undefined> {
  return db
    .deleteFrom('login_attempts')
    .where('state_hash', '=', wanted.stateHash)
    .where('browser_hash', '=', wanted.browserHash)
    .where('provider', '=', wanted.provider)
    .where('expires_at', '>', wanted.now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes sessions and attempts whose time is over. Epoch milliseconds. Returns how many went. */
export async function deleteExpired(
  db: Kysely<Database>,
  limits: { now: number; idleSince: number },
): Promise<{ sessions: number; attempts: number }> {
  const attempts = await db
    .deleteFrom('login_attempts')
    .where('expires_at', '<=', limits.now)
    .executeTakeFirst();
  const sessions = await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', limits.now), eb('last_seen', '<=', limits.idleSince)]),
    )
    .executeTakeFirst();
  return {
    sessions: Number(sessions.numDeletedRows),
    attempts: Number(attempts.numDeletedRows),
  };
}
