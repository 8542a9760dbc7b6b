import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../../platform/db/create-table.ts';
import type { PostOrigin } from '../../platform/db/post-origin.ts';
import { holdsWord } from '../../platform/db/search-index.server.ts';
import type { Database, PostRow } from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';

/** Whose posts, of which kind, with which words, from where on. */
type PostQuery = {
  userId: string;
  type: PostRow['type'] | 'all';
  /** Folded words, all of which the post holds. */
  words: readonly string[];
  after: Cursor | null;
  limit: number;
};

/** Keeps a new post. */
export async function insertPost(trx: Kysely<Database>, row: PostRow): Promise<void> {
  await trx.insertInto('posts').values(row).execute();
}

type Version = Pick<
  PostRow,
  | 'post'
  | 'formatted_post'
  | 'form_data'
  | 'generation_id'
  | 'search_text'
  | 'updated_at'
  | keyof PostOrigin
>;

/** Shows another version of an own post that has not been shared. False when there is none. */
export async function updateVersion(
  trx: Kysely<Database>,
  id: string,
  userId: string,
  version: Version,
): Promise<boolean> {
  const updated = await trx
    .updateTable('posts')
    .set(version)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('type', '=', 'generated')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Changes what an own post says of its making and of its writer. */
export async function updateFormData(
  trx: Kysely<Database>,
  id: string,
  userId: string,
  change: Pick<PostRow, 'form_data' | 'search_text' | 'updated_at'>,
): Promise<void> {
  await trx
    .updateTable('posts')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** One page of a member's own posts, newest first. */
export function listPosts(db: Kysely<Database>, query: PostQuery): Promise<PostRow[]> {
  const { userId, type, words, after, limit } = query;
  return db
    .selectFrom('posts')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(type !== 'all', (qb) => qb.where('type', '=', type as PostRow['type']))
    .where((eb) => eb.and(words.map((word) => holdsWord(db, word))))
    .$if(after !== null, (qb) =>
      qb.where((eb) => {
        const { at, id } = after as Cursor;
        return eb.or([
          eb('created_at', '<', at),
          eb.and([eb('created_at', '=', at), eb('id', '<', id)]),
        ]);
      }),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many posts a member has. */
export async function countOwnPosts(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes an own post with all its versions' words. False when there is none. */
export async function deletePost(
  trx: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('posts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A member's own post. A stranger's is a missing one. */
export function findOwnPost(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<PostRow | undefined> {
  return db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

type LockedPost = Pick<PostRow, 'id' | 'user_id' | 'reactions' | 'real_comments'> & {
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
export async function lockForDeletion(trx: Kysely<Database>, userId: string): Promise<void> {
  if (isSqlite(trx)) return;
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Takes a member's reactions and comments away from all posts, and from what those count. */
export async function deleteReactionsAndComments(
  trx: Kysely<Database>,
  userId: string,
): Promise<void> {
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
