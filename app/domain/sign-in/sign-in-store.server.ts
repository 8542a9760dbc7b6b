import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database, IdentityRow, LoginAttemptRow, UserRow } from '../../platform/db/tables.ts';

type AttemptQuery = { stateHash: string; browserHash: string; provider: string; now: number };

export async function insertAttempt(db: Kysely<Database>, row: LoginAttemptRow): Promise<void> {
  await db.insertInto('login_attempts').values(row).execute();
}

/** Deletes and returns an unexpired attempt, for the browser and the provider that it started with. */
export function takeAttempt(
  db: Kysely<Database>,
  wanted: AttemptQuery,
): Promise<LoginAttemptRow | undefined> {
  return db.deleteFrom('login_attempts').where(isAttempt(wanted)).returningAll().executeTakeFirst();
}

export async function hasAttempt(db: Kysely<Database>, wanted: AttemptQuery): Promise<boolean> {
  const query = db.selectFrom('login_attempts').select('state_hash').where(isAttempt(wanted));
  return (await query.executeTakeFirst()) !== undefined;
}

function isAttempt({ stateHash, browserHash, provider, now }: AttemptQuery) {
  return (eb: ExpressionBuilder<Database, 'login_attempts'>) =>
    eb.and([
      eb('state_hash', '=', stateHash),
      eb('browser_hash', '=', browserHash),
      eb('provider', '=', provider),
      eb('expires_at', '>', now),
    ]);
}

/** Deletes expired sessions and attempts. Limits in epoch milliseconds. Returns the numbers. */
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

/** Finds an identity by issuer and subject. An e-mail does not identify anyone. */
export function findIdentity(
  db: Kysely<Database>,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Adds an identity. False when it exists already, for any member. */
export async function insertIdentity(db: Kysely<Database>, row: IdentityRow): Promise<boolean> {
  const added = await db
    .insertInto('identities')
    .values(row)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Stores the e-mail that the provider gives now. */
export async function updateIdentity(
  db: Kysely<Database>,
  row: Pick<IdentityRow, 'issuer' | 'subject' | 'email' | 'email_verified'>,
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ email: row.email, email_verified: row.email_verified })
    .where('issuer', '=', row.issuer)
    .where('subject', '=', row.subject)
    .execute();
}

/** Lists a member's identities, oldest first. */
export function listIdentities(db: Kysely<Database>, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('issuer')
    .orderBy('subject')
    .execute();
}

/**
 * Deletes an identity of a member unless it is the last. A single statement, so that parallel requests leave one.
 * `mayBeLast`: deletes the last one too.
 */
export async function deleteIdentity(
  db: Kysely<Database>,
  { user_id, issuer, subject }: Pick<IdentityRow, 'user_id' | 'issuer' | 'subject'>,
  mayBeLast = false,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('identities')
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .$if(!mayBeLast, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('identities as other')
            .select('other.subject')
            .where('other.user_id', '=', user_id)
            .where((is) =>
              is.or([is('other.issuer', '!=', issuer), is('other.subject', '!=', subject)]),
            ),
        ),
      ),
    )
    .returning('subject')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function insertUser(db: Kysely<Database>, row: UserRow): Promise<void> {
  await db.insertInto('users').values(row).execute();
}
