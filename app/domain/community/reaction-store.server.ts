import type { Db, ReactionRow } from '../../platform/db/tables.ts';

type Owner = Pick<ReactionRow, 'post_id' | 'user_id'>;

/** Saves a member's reaction to a post. True when the member had none before. */
export async function putReaction(trx: Db, row: ReactionRow): Promise<boolean> {
  const added = await trx
    .insertInto('reactions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doNothing())
    .returning('post_id')
    .executeTakeFirst();
  if (added) return true;
  await trx
    .updateTable('reactions')
    .set({ kind: row.kind })
    .where('post_id', '=', row.post_id)
    .where('user_id', '=', row.user_id)
    .execute();
  return false;
}

/** Deletes a member's reaction to a post. False when there is none. */
export async function deleteReaction(trx: Db, owner: Owner): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('reactions')
    .where('post_id', '=', owner.post_id)
    .where('user_id', '=', owner.user_id)
    .returning('post_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The reactions to a post, by kind. */
export async function countReactions(trx: Db, postId: string, authorId: string) {
  const rows = await trx
    .selectFrom('reactions')
    .select((eb) => ['kind', eb.fn.countAll().as('count')])
    .where('post_id', '=', postId)
    .where('user_id', '!=', authorId)
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

/** A member's reactions to these posts, by post id. */
export async function findReactions(
  db: Db,
  userId: string,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, ReactionRow['kind']>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reactions')
    .select(['post_id', 'kind'])
    .where('user_id', '=', userId)
    .where('post_id', 'in', postIds)
    .execute();
  return new Map(rows.map(({ post_id, kind }) => [post_id, kind]));
}
