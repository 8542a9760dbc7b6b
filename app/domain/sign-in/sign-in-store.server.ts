import type { ExpressionBuilder } from 'kysely';
import type {
  Database,
  Db,
  IdentityRow,
  LoginAttemptRow,
  UserRow,
} from '../../platform/db/tables.ts';
import { hashToken } from '../members/session.server.ts';

type AttemptQuery = { state: string; browserToken: string | null; provider: string; now: number };

export async function insertAttempt(db: Db, row: LoginAttemptRow): Promise<void> {
  await db.insertInto('login_attempts').values(row).execute();
}

/** Deletes and returns an unexpired attempt, for the browser and the provider that it started with. */
export function takeAttempt(db: Db, wanted: AttemptQuery): Promise<LoginAttemptRow | undefined> {
  return db.deleteFrom('login_attempts').where(isAttempt(wanted)).returningAll().executeTakeFirst();
}

export async function hasAttempt(db: Db, wanted: AttemptQuery): Promise<boolean> {
  const query = db.selectFrom('login_attempts').select('state_hash').where(isAttempt(wanted));
  return (await query.executeTakeFirst()) !== undefined;
}

function isAttempt({ state, browserToken, provider, now }: AttemptQuery) {
  return (eb: ExpressionBuilder<Database, 'login_attempts'>) =>
    eb.and([
      eb('state_hash', '=', hashToken(state)),
      eb('browser_hash', '=', hashToken(browserToken ?? '')),
      eb('provider', '=', provider),
      eb('expires_at', '>', now),
    ]);
}

export async function deleteExpiredAttempts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('login_attempts').where('expires_at', '<=', now).execute();
}

/** Finds an identity by issuer and subject. An e-mail does not identify anyone. */
export function findIdentity(
  db: Db,
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
export async function insertIdentity(db: Db, row: IdentityRow): Promise<boolean> {
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
  db: Db,
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
export function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
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
 * Deletes an identity of a member unless it is the last, or the last of some providers. A single statement, so that
 * parallel requests leave one. `kept`: what has to be left.
 */
export async function deleteIdentity(
  db: Db,
  { user_id, issuer, subject }: Pick<IdentityRow, 'user_id' | 'issuer' | 'subject'>,
  kept: 'one' | 'none' | readonly string[] = 'one',
): Promise<boolean> {
  const providers = typeof kept === 'string' ? null : [...kept];
  const deleted = await db
    .deleteFrom('identities')
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .$if(kept !== 'none', (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('identities as other')
            .select('other.subject')
            .where('other.user_id', '=', user_id)
            .$if(providers !== null, (one) => one.where('other.provider', 'in', providers ?? []))
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

export async function insertUser(db: Db, row: UserRow): Promise<void> {
  await db.insertInto('users').values(row).execute();
}
