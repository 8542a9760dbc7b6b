import type { Kysely } from 'kysely';
import type { Database, UserRow } from '../db/tables.ts';

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
