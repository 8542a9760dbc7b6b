import type { Kysely } from 'kysely';
import { isSqlite } from '../../platform/db/create-table.ts';
import type { AvatarRow, Database, UserRow } from '../../platform/db/tables.ts';

/** The member's record. */
export function findMember(db: Kysely<Database>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds to the number of posts a member has created. */
export async function countPosts(
  trx: Kysely<Database>,
  userId: string,
  more: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ posts_created: eb('posts_created', '+', more) }))
    .where('id', '=', userId)
    .execute();
}

/** Changes what a member says about itself. */
export async function updateProfile(
  db: Kysely<Database>,
  userId: string,
  profile: Pick<UserRow, 'display_name' | 'bio' | 'search_text'>,
): Promise<void> {
  await db.updateTable('users').set(profile).where('id', '=', userId).execute();
}

/** Whether the member is there, and stays until the end of the transaction. Asked before a post is locked. */
export async function holdMember(trx: Kysely<Database>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .$if(!isSqlite(trx), (query) => query.forKeyShare())
    .executeTakeFirst();
  return row !== undefined;
}

/** A member's picture. */
export function findAvatar(db: Kysely<Database>, userId: string): Promise<AvatarRow | undefined> {
  return db.selectFrom('avatars').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Keeps a member's picture in the place of the one before. */
export async function upsertAvatar(db: Kysely<Database>, row: AvatarRow): Promise<void> {
  const { user_id: _, ...picture } = row;
  await db
    .insertInto('avatars')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(picture))
    .execute();
}
