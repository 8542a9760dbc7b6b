import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../../platform/db/create-table.ts';
import type { Database, PostRow } from '../../platform/db/tables.ts';

export type LockedPost = Pick<PostRow, 'id' | 'user_id' | 'reactions' | 'real_comments'> & {
  /** In the community, for everybody to see. */
  isShared: boolean;
};

/**
 * A post that nobody else changes until the end of the transaction. Whoever changes what is counted takes the
 * post first: then the numbers and the rows always agree.
 */
export async function lockPost(trx: Kysely<Database>, id: string): Promise<LockedPost | undefined> {
  const row = await trx
    .selectFrom('posts')
    .select(['id', 'user_id', 'type', 'hidden_at', 'reactions', 'real_comments'])
    .where('id', '=', id)
    // A transaction of SQLite has all the tables for itself.
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const { type, hidden_at: hiddenAt, ...post } = row;
  return { ...post, isShared: type === 'community' && hiddenAt === null };
}

/** Counts up or down what members really did. For a post that is locked. */
export async function addToCount(
  trx: Kysely<Database>,
  postId: string,
  column: 'reactions' | 'real_comments',
  change: 1 | -1,
): Promise<void> {
  await trx
    .updateTable('posts')
    .set((eb) => ({ [column]: eb(column, '+', change) }))
    .where('id', '=', postId)
    .execute();
}

/** Keeps every write of the member waiting until the end of the transaction, which deletes the member. */
export async function holdForDeletion(trx: Kysely<Database>, userId: string): Promise<void> {
  if (isSqlite(trx)) return;
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Takes a member's reactions and comments away from all posts, and from what those count. */
export async function forgetOpinions(trx: Kysely<Database>, userId: string): Promise<void> {
  await holdForDeletion(trx, userId);
  await sql`update posts set reactions = reactions - 1
    where id in (select post_id from reactions where user_id = ${userId})`.execute(trx);
  await trx.deleteFrom('reactions').where('user_id', '=', userId).execute();
  await sql`update posts set real_comments = real_comments - (
      select count(*) from comments
      where comments.post_id = posts.id and comments.user_id = ${userId} and comments.hidden_at is null
    ) where id in (select post_id from comments where user_id = ${userId})`.execute(trx);
  await trx.deleteFrom('comments').where('user_id', '=', userId).execute();
}
