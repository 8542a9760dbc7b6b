import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database, LoginAttemptRow } from '../../platform/db/tables.ts';

type Wanted = { stateHash: string; browserHash: string; provider: string; now: number };

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
  wanted: Wanted,
): Promise<LoginAttemptRow | undefined> {
  return db.deleteFrom('login_attempts').where(isWanted(wanted)).returningAll().executeTakeFirst();
}

/** Whether takeAttempt would find an attempt. */
export async function hasAttempt(db: Kysely<Database>, wanted: Wanted): Promise<boolean> {
  const query = db.selectFrom('login_attempts').select('state_hash').where(isWanted(wanted));
  return (await query.executeTakeFirst()) !== undefined;
}

function isWanted({ stateHash, browserHash, provider, now }: Wanted) {
  return (eb: ExpressionBuilder<Database, 'login_attempts'>) =>
    eb.and([
      eb('state_hash', '=', stateHash),
      eb('browser_hash', '=', browserHash),
      eb('provider', '=', provider),
      eb('expires_at', '>', now),
    ]);
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
