import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Db, ReactionRow } from '../../platform/db/tables.ts';
import { type ReactionKind, readReaction } from './reaction.ts';

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
export function deleteReaction(trx: Db, owner: Owner): Promise<boolean> {
  const { post_id, user_id } = owner;
  const own = trx.deleteFrom('reactions').where((eb) => eb.and({ post_id, user_id }));
  return returnsRow(own.returning('post_id'));
}

/** The reactions to a post without those of its author, by kind. */
export async function countReactions(
  trx: Db,
  postId: string,
  authorId: string,
): Promise<{ kind: ReactionKind; count: number }[]> {
  const rows = await trx
    .selectFrom('reactions')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('post_id', '=', postId)
    .where('user_id', '!=', authorId)
    .groupBy('kind')
    .execute();
  return rows.flatMap(({ kind: stored, count }) => {
    const kind = readReaction(stored);
    return kind === null ? [] : [{ kind, count }];
  });
}

/** A member's reactions to these posts, by post id. */
export async function findReactions(
  db: Db,
  userId: string,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, ReactionKind>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reactions')
    .select(['post_id', 'kind'])
    .where('user_id', '=', userId)
    .where('post_id', 'in', postIds)
    .execute();
  return new Map(
    rows.flatMap(({ post_id, kind: stored }) => {
      const kind = readReaction(stored);
      return kind === null ? [] : [[post_id, kind]];
    }),
  );
}
