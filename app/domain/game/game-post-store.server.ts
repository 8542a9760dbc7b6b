import type { GamePostRow } from '../../platform/db/count-tables.ts';
import type { Db } from '../../platform/db/tables.ts';

/** The posts that were put into the game of a day. Some may not be shared any more. */
export function listGamePosts(db: Db, day: number): Promise<GamePostRow[]> {
  return db.selectFrom('game_posts').selectAll().where('day', '=', day).execute();
}

export async function findGameDay(db: Db, postId: string): Promise<number | null> {
  const row = await db
    .selectFrom('game_posts')
    .select('day')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Puts a post into a game, or into another one. */
export async function saveGamePost(trx: Db, row: GamePostRow): Promise<void> {
  const { day, place, scene } = row;
  await trx
    .insertInto('game_posts')
    .values(row)
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ day, place, scene }))
    .execute();
}

/** Returns the day of the game that the post was in; null when it was in none. */
export async function deleteGamePost(trx: Db, postId: string): Promise<number | null> {
  const deleted = await trx
    .deleteFrom('game_posts')
    .where('post_id', '=', postId)
    .returning('day')
    .executeTakeFirst();
  return deleted?.day ?? null;
}
