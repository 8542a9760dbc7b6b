import { isSqlite } from '../../platform/db/is-sqlite.ts';
import type { AvatarRow } from '../../platform/db/sign-in-tables.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';

export function findMember(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether there is an account with this e-mail, in any case. */
export async function hasMemberAt(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    // SQLite lowers ASCII only.
    .where((eb) =>
      eb.or([eb('email', '=', email), eb(eb.fn('lower', ['email']), '=', email.toLowerCase())]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds to a member's number of posts. */
export async function countPosts(trx: Db, userId: string, more: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ posts_created: eb('posts_created', '+', more) }))
    .where('id', '=', userId)
    .execute();
}

/** Changes columns of a member. */
export async function updateUser(db: Db, id: string, change: Partial<UserRow>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}

/** Locks a member's row against deletion until the end of the transaction. False when it is gone. Call it before locking a post. */
export async function lockMember(trx: Db, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .$if(!isSqlite(trx), (query) => query.forKeyShare())
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a member's account was made after `since`, and its only identities are passkeys. */
export async function isPasskeyAccountSince(db: Db, id: string, since: number): Promise<boolean> {
  const identities = await db
    .selectFrom('users')
    .innerJoin('identities', 'identities.user_id', 'users.id')
    .select('identities.provider')
    .where('users.id', '=', id)
    .where('users.created_at', '>=', since)
    .execute();
  return identities.length > 0 && identities.every(({ provider }) => provider === 'passkey');
}

export function findAvatar(db: Db, userId: string): Promise<AvatarRow | undefined> {
  return db.selectFrom('avatars').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores a member's picture and replaces the one before. */
export async function upsertAvatar(db: Db, row: AvatarRow): Promise<void> {
  const { user_id: _, ...picture } = row;
  await db
    .insertInto('avatars')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(picture))
    .execute();
}
