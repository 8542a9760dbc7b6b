import type { Kysely } from 'kysely';
import type { AvatarRow, Database } from '../../platform/db/tables.ts';

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
