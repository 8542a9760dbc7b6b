import type { Kysely } from 'kysely';
import { holdsWord } from '../../platform/db/search-index.server.ts';
import type { Database, PostRow } from '../../platform/db/tables.ts';
import type { Place } from '../../platform/http/cursor.ts';
import type { PostOrigin } from '../../platform/db/post-origin.ts';

/** Whose posts, of which kind, with which words, from where on. */
export type PostQuery = {
  userId: string;
  type: PostRow['type'] | 'all';
  /** Folded words, all of which the post holds. */
  words: readonly string[];
  after: Place | null;
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
        const { at, id } = after as Place;
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
