import { beforeCursor } from '../../platform/db/before-cursor.ts';
import type { CommentRow, Db } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { addToCount, lockPost } from '../posts/post-store.server.ts';
import { isUnblocked } from '../screening/block-store.server.ts';
import { IN_FEED } from './feed-store.server.ts';

/** The member's comment with this idempotency key, with its author. */
export function findCommentByKey(
  db: Db,
  userId: string,
  key: string,
): Promise<CommentWithAuthor | undefined> {
  return withAuthors(db)
    .where('comments.user_id', '=', userId)
    .where('comments.idem_key', '=', key)
    .executeTakeFirst();
}

/** Inserts a comment on a locked post and counts it if it is not hidden. False when its key is taken. */
export async function insertComment(trx: Db, row: CommentRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('comments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted && row.hidden_at === null) await addToCount(trx, row.post_id, 'real_comments', 1);
  return inserted !== undefined;
}

/** The number of members whose comments on a post are shown, without its author. */
export async function countCommenters(trx: Db, postId: string, authorId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('comments')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
    .where('post_id', '=', postId)
    .where('user_id', '!=', authorId)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * One page of the comments on a post, newest first: hidden comments only for their author, none of members the viewer has
 * blocked.
 */
export function listCommentRows(
  db: Db,
  query: { postId: string; viewerId: string | null; after: Cursor | null; limit: number },
): Promise<CommentWithAuthor[]> {
  const { postId, viewerId, after, limit } = query;
  return withAuthors(db)
    .where('comments.post_id', '=', postId)
    .where((eb) => {
      const isShown = eb('comments.hidden_at', 'is', null);
      return viewerId === null ? isShown : eb.or([isShown, eb('comments.user_id', '=', viewerId)]);
    })
    .where(isUnblocked(viewerId, 'comments'))
    .where(beforeCursor(after, 'comments'))
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(limit)
    .execute();
}

/** The author's id of a public comment on a shared post. */
export async function findShownCommenter(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select('comments.user_id')
    .where('comments.id', '=', id)
    .where('comments.hidden_at', 'is', null)
    .where(IN_FEED)
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a member's own comment, or one on the member's own post. False when there is no such comment. */
export async function deleteComment(trx: Db, id: string, userId: string): Promise<boolean> {
  const comment = await trx
    .selectFrom('comments')
    .select('post_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const post = comment && (await lockPost(trx, comment.post_id));
  if (!post) return false;
  const deleted = await trx
    .deleteFrom('comments')
    .where('id', '=', id)
    .$if(post.user_id !== userId, (builder) => builder.where('user_id', '=', userId))
    .returning('hidden_at')
    .executeTakeFirst();
  if (deleted?.hidden_at === null) await addToCount(trx, post.id, 'real_comments', -1);
  return deleted !== undefined;
}

/** A comment with the public data of its author. */
export type CommentWithAuthor = Awaited<
  ReturnType<ReturnType<typeof withAuthors>['executeTakeFirstOrThrow']>
>;

function withAuthors(db: Db) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .selectAll('comments')
    .select(['users.display_name', 'users.bio', 'users.photo_url']);
}
