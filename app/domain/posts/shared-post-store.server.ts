import { type Kysely, sql } from 'kysely';
import { isUniqueViolation } from '../../platform/db/database-errors.server.ts';
import type { Database, PostRow } from '../../platform/db/tables.ts';

/** What sharing changes in a post. */
type Shared = Pick<PostRow, 'form_data' | 'search_text' | 'shared_at' | 'shared_key'> &
  Partial<Pick<PostRow, 'hidden_at' | 'hidden_reason'>>;

/** Whether the member has shared the text with this key. */
export async function isKeyShared(
  db: Kysely<Database>,
  userId: string,
  sharedKey: string,
): Promise<boolean> {
  return (await findByKey(db, userId, sharedKey)) !== undefined;
}

/** The member's shared post of the text with this key. */
export function findByKey(
  db: Kysely<Database>,
  userId: string,
  sharedKey: string,
): Promise<Pick<PostRow, 'id' | 'hidden_at' | 'hidden_reason'> | undefined> {
  return db
    .selectFrom('posts')
    .select(['id', 'hidden_at', 'hidden_reason'])
    .where('user_id', '=', userId)
    .where('shared_key', '=', sharedKey)
    .executeTakeFirst();
}

/** The member's newest unshared post of exactly this text. */
export function findUnshared(
  db: Kysely<Database>,
  userId: string,
  text: string,
): Promise<PostRow | undefined> {
  return (
    db
      .selectFrom('posts')
      .selectAll()
      .where('user_id', '=', userId)
      // The very words of its index, which holds only the beginning of a text.
      .where(
        sql<boolean>`type = 'generated' and substr(post, 1, 80) = substr(cast(${text} as text), 1, 80)`,
      )
      .where('post', '=', text)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/**
 * Makes an own post a shared one, as long as it is unshared and says what was read. Of many who do the same
 * at once one gets `true`.
 */
export async function shareRow(
  db: Kysely<Database>,
  row: Pick<PostRow, 'id' | 'user_id' | 'post' | 'form_data'>,
  shared: Shared,
): Promise<boolean> {
  try {
    const updated = await db
      .updateTable('posts')
      .set({ ...shared, type: 'community' })
      .where('id', '=', row.id)
      .where('user_id', '=', row.user_id)
      .where('type', '=', 'generated')
      .where('post', '=', row.post)
      .where('form_data', '=', row.form_data)
      .returning('id')
      .executeTakeFirst();
    return updated !== undefined;
  } catch (error) {
    // The same text has just been shared as another post.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Keeps a new post that is shared from the start. False when the same text has been shared meanwhile. */
export async function insertShared(db: Kysely<Database>, row: PostRow): Promise<boolean> {
  const inserted = await db
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'shared_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes an own post out of the community. False when it is not in there. */
export async function unshareRow(
  db: Kysely<Database>,
  row: Pick<PostRow, 'id' | 'user_id'>,
  searchText: string,
): Promise<boolean> {
  const updated = await db
    .updateTable('posts')
    .set({ type: 'generated', shared_at: null, shared_key: null, search_text: searchText })
    .where('id', '=', row.id)
    .where('user_id', '=', row.user_id)
    .where('type', '=', 'community')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** A post that was hidden until somebody had looked is not hidden any more. False when it was not that. */
export async function forgetReview(trx: Kysely<Database>, id: string): Promise<boolean> {
  const updated = await trx
    .updateTable('posts')
    .set({ hidden_at: null, hidden_reason: null })
    .where('id', '=', id)
    .where('hidden_reason', '=', 'review')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
