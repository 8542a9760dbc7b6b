import { sql } from 'kysely';
import { beforeCursor } from '../../platform/db/before-cursor.ts';
import { isSqlite } from '../../platform/db/is-sqlite.ts';
import { holdsWord } from '../../platform/db/search-index.server.ts';
import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Db, PostRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import type { versionOf } from './post-row.server.ts';
import { type NewPost, type SavedPost, withForm, writeStoredForm } from './stored-forms.server.ts';

type PostQuery = {
  userId: string;
  type: PostRow['type'] | 'all';
  words: readonly string[];
  after: Cursor | null;
  limit: number;
};

/** Inserts a new post. False when the member has shared the same text meanwhile. */
export function insertPost(trx: Db, { formData, ...row }: NewPost): Promise<boolean> {
  return returnsRow(
    trx
      .insertInto('posts')
      .values({ ...row, form_data: writeStoredForm(formData) })
      .onConflict((conflict) => conflict.columns(['user_id', 'shared_key']).doNothing())
      .returning('id'),
  );
}

/** Makes an own unshared post show another version. False when there is no such post. */
export function updateVersion(
  trx: Db,
  id: string,
  userId: string,
  { formData, ...version }: ReturnType<typeof versionOf>,
): Promise<boolean> {
  const own = { id, user_id: userId, type: 'generated' } as const;
  const update = trx.updateTable('posts').set({ ...version, form_data: writeStoredForm(formData) });
  return returnsRow(update.where((eb) => eb.and(own)).returning('id'));
}

export async function updateFormData(
  trx: Db,
  id: string,
  userId: string,
  { formData, ...change }: Pick<SavedPost, 'formData' | 'search_text' | 'updated_at'>,
): Promise<void> {
  const own = { id, user_id: userId };
  await trx
    .updateTable('posts')
    .set({ ...change, form_data: writeStoredForm(formData) })
    .where((eb) => eb.and(own))
    .execute();
}

/** One page of a member's own posts, newest first. */
export async function listPosts(db: Db, query: PostQuery): Promise<SavedPost[]> {
  const { userId, type, words, after, limit } = query;
  const rows = await db
    .selectFrom('posts')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(type !== 'all', (qb) => qb.where('type', '=', type as PostRow['type']))
    .where((eb) => eb.and(words.map((word) => holdsWord(db, word))))
    .where(beforeCursor(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(withForm);
}

/** The member's shown post with the most reactions and comments, those of people first. */
export async function findMostMoving(db: Db, userId: string): Promise<SavedPost | undefined> {
  const row = await db
    .selectFrom('posts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', 'community')
    .where('hidden_at', 'is', null)
    .orderBy((eb) => eb('reactions', '+', eb.ref('real_comments')), 'desc')
    .orderBy((eb) => eb('likes', '+', eb.ref('comments')), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && withForm(row);
}

export async function countOwnPosts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes an own post. False when there is no such post. */
export function deletePost(trx: Db, userId: string, id: string): Promise<boolean> {
  const own = trx.deleteFrom('posts').where('id', '=', id).where('user_id', '=', userId);
  return returnsRow(own.returning('id'));
}

export async function findOwnPost(
  db: Db,
  userId: string,
  id: string,
): Promise<SavedPost | undefined> {
  const row = await db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && withForm(row);
}

/** The member's post that a generation is a version of. */
export async function findPostOfGeneration(
  db: Db,
  userId: string,
  id: string,
): Promise<SavedPost | undefined> {
  const row = await db
    .selectFrom('posts')
    .innerJoin('generations', 'generations.post_id', 'posts.id')
    .selectAll('posts')
    .where('generations.id', '=', id)
    .where('posts.user_id', '=', userId)
    .executeTakeFirst();
  return row && withForm(row);
}

/** Locks a post until the end of the transaction, so that its counts stay in step with reactions and comments. */
export async function lockPost(
  trx: Db,
  id: string,
): Promise<(SavedPost & { isShared: boolean }) | undefined> {
  const row = await trx
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    // A transaction of SQLite locks the whole database.
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row && { ...withForm(row), isShared: row.type === 'community' && row.hidden_at === null };
}

export async function addToCount(
  trx: Db,
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

/** Blocks every write of a member until the end of the transaction, which deletes the member. */
export async function lockForDeletion(trx: Db, userId: string): Promise<void> {
  if (isSqlite(trx)) return;
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Deletes a member's reactions and comments and corrects the counts of their posts. */
export async function deleteReactionsAndComments(trx: Db, userId: string): Promise<void> {
  await lockForDeletion(trx, userId);
  await sql`update posts set reactions = reactions - 1
    where id in (select post_id from reactions where user_id = ${userId})`.execute(trx);
  await trx.deleteFrom('reactions').where('user_id', '=', userId).execute();
  await sql`update posts set real_comments = real_comments - (
      select count(*) from comments
      where comments.post_id = posts.id and comments.user_id = ${userId} and comments.hidden_at is null
    ) where id in (select post_id from comments where user_id = ${userId})`.execute(trx);
  await trx.deleteFrom('comments').where('user_id', '=', userId).execute();
}
