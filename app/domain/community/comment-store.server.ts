import type { Kysely } from 'kysely';
import type { CommentRow, Database } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { addToCount, lockPost } from '../posts/post-store.server.ts';

/** A comment with what is shown of its writer. */
export type CommentWithAuthor = Pick<
  CommentRow,
  'id' | 'user_id' | 'text' | 'created_at' | 'hidden_at'
> & { display_name: string; bio: string | null; photo_url: string | null };

/** What a member has sent under this key, if anything. */
export function findCommentByKey(
  db: Kysely<Database>,
  userId: string,
  key: string,
): Promise<CommentRow | undefined> {
  return db
    .selectFrom('comments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

/** Keeps a comment on a post that is locked, and counts it if it is shown. False when its key is taken. */
export async function insertComment(trx: Kysely<Database>, row: CommentRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('comments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted && row.hidden_at === null) await addToCount(trx, row.post_id, 'real_comments', 1);
  return inserted !== undefined;
}

/**
 * One page of the comments on a post, newest first. What is hidden comes only for its own writer,
 * and nothing of those whom the viewer has blocked.
 */
export function listCommentRows(
  db: Kysely<Database>,
  query: { postId: string; viewerId: string | null; after: Cursor | null; limit: number },
): Promise<CommentWithAuthor[]> {
  const { postId, viewerId, after, limit } = query;
  return withAuthors(db)
    .where('comments.post_id', '=', postId)
    .where((eb) => {
      const isShown = eb('comments.hidden_at', 'is', null);
      return viewerId === null ? isShown : eb.or([isShown, eb('comments.user_id', '=', viewerId)]);
    })
    .$if(viewerId !== null, (builder) =>
      builder.where('comments.user_id', 'not in', (eb) =>
        eb.selectFrom('blocks').select('blocked_id').where('blocks.user_id', '=', viewerId),
      ),
    )
    .$if(after !== null, (builder) =>
      builder.where((eb) => {
        const { at, id } = after as Cursor;
        return eb(eb.refTuple('comments.created_at', 'comments.id'), '<', eb.tuple(at, id));
      }),
    )
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(limit)
    .execute();
}

/** One comment with its writer. */
export function findCommentWithAuthor(
  db: Kysely<Database>,
  id: string,
): Promise<CommentWithAuthor | undefined> {
  return withAuthors(db).where('comments.id', '=', id).executeTakeFirst();
}

/** Of a comment that everybody can see, on a post that everybody can see, the member who wrote it. */
export async function findShownCommenter(
  db: Kysely<Database>,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select('comments.user_id')
    .where('comments.id', '=', id)
    .where('comments.hidden_at', 'is', null)
    .where('posts.type', '=', 'community')
    .where('posts.hidden_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a comment of one's own, or one below one's own post. False when there is none. */
export async function deleteComment(
  trx: Kysely<Database>,
  id: string,
  userId: string,
): Promise<boolean> {
  const post = await lockPostOf(trx, id);
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

/** Hides a comment from everybody but its writer, in a transaction. False when it is hidden or gone. */
export async function hideComment(
  trx: Kysely<Database>,
  id: string,
  { reason, now }: { reason: string; now: number },
): Promise<boolean> {
  const post = await lockPostOf(trx, id);
  const hidden = await trx
    .updateTable('comments')
    .set({ hidden_at: now, hidden_reason: reason })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (post && hidden) await addToCount(trx, post.id, 'real_comments', -1);
  return hidden !== undefined;
}

/** Shows a hidden comment to everybody again, in a transaction. False when it is not hidden, or gone. */
export async function showComment(trx: Kysely<Database>, id: string): Promise<boolean> {
  const post = await lockPostOf(trx, id);
  const shown = await trx
    .updateTable('comments')
    .set({ hidden_at: null, hidden_reason: null })
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (post && shown) await addToCount(trx, post.id, 'real_comments', 1);
  return shown !== undefined;
}

async function lockPostOf(trx: Kysely<Database>, id: string) {
  const comment = await trx
    .selectFrom('comments')
    .select('post_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return comment && lockPost(trx, comment.post_id);
}

function withAuthors(db: Kysely<Database>) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select([
      'comments.id',
      'comments.user_id',
      'comments.text',
      'comments.created_at',
      'comments.hidden_at',
      'users.display_name',
      'users.bio',
      'users.photo_url',
    ]);
}
