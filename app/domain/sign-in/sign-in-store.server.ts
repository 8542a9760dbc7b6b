import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database, IdentityRow, LoginAttemptRow, UserRow } from '../../platform/db/tables.ts';

type AttemptQuery = { stateHash: string; browserHash: string; provider: string; now: number };

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
  wanted: AttemptQuery,
): Promise<LoginAttemptRow | undefined> {
  return db.deleteFrom('login_attempts').where(isAttempt(wanted)).returningAll().executeTakeFirst();
}

/** Whether takeAttempt would find an attempt. */
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

/** The identity: issuer and subject are who somebody is, the e-mail is not. */
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

/** Adds an identity. False when it is there already, whoever's it is. */
export async function insertIdentity(db: Kysely<Database>, row: IdentityRow): Promise<boolean> {
  const added = await db
    .insertInto('identities')
    .values(row)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Notes what the provider says of the e-mail now. */
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

/** A member's ways in, oldest first. */
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

/** Removes a member's own identity, unless it is the last. One statement, so that two at once leave one. */
export async function deleteIdentity(
  db: Kysely<Database>,
  { user_id, issuer, subject }: Pick<IdentityRow, 'user_id' | 'issuer' | 'subject'>,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('identities')
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('identities as other')
          .select('other.subject')
          .where('other.user_id', '=', user_id)
          .where((is) =>
            is.or([is('other.issuer', '!=', issuer), is('other.subject', '!=', subject)]),
          ),
      ),
    )
    .returning('subject')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Makes a member. */
export async function insertUser(db: Kysely<Database>, row: UserRow): Promise<void> {
  await db.insertInto('users').values(row).execute();
}

/** Changes what a sign-in may change about a member. */
export async function updateUser(
  db: Kysely<Database>,
  id: string,
  change: Partial<
    Pick<UserRow, 'email' | 'email_verified' | 'last_login' | 'photo_url' | 'search_text'>
  >,
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}
