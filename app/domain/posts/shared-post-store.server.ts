import { sql } from 'kysely';
import { isUniqueViolation } from '../../platform/db/database-errors.server.ts';
import type { Db, PostRow } from '../../platform/db/tables.ts';

type Shared = Pick<
  PostRow,
  'form_data' | 'search_text' | 'shared_at' | 'shared_key' | 'shown_premise'
> &
  Partial<Pick<PostRow, 'hidden_at' | 'hidden_reason'>>;

export function findSharedByKey(
  db: Db,
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
export function findUnshared(db: Db, userId: string, text: string): Promise<PostRow | undefined> {
  return (
    db
      .selectFrom('posts')
      .selectAll()
      .where('user_id', '=', userId)
      // The same expression as in the index, which covers only the beginning of a text.
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
 * Shares an own post if it is still unshared and unchanged since `row` was read. Of several concurrent calls one returns
 * true.
 */
export async function shareRow(
  db: Db,
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
    // The same text was shared as another post meanwhile.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Takes an own post out of the community. False when it is not shared. */
export async function unshareRow(
  db: Db,
  row: Pick<PostRow, 'id' | 'user_id'>,
  searchText: string,
): Promise<boolean> {
  const updated = await db
    .updateTable('posts')
    .set({
      type: 'generated',
      shared_at: null,
      shared_key: null,
      shown_premise: null,
      search_text: searchText,
    })
    .where('id', '=', row.id)
    .where('user_id', '=', row.user_id)
    .where('type', '=', 'community')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Removes what happened from an own shared post. Does nothing when it is not shown. */
export async function clearShownPremise(
  db: Db,
  row: Pick<PostRow, 'id' | 'user_id'>,
): Promise<void> {
  await db
    .updateTable('posts')
    .set({ shown_premise: null })
    .where('id', '=', row.id)
    .where('user_id', '=', row.user_id)
    .execute();
}

/** The number of members with a shown remix of a post, without its author. */
export async function countRemixers(db: Db, id: string, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.count('user_id').distinct().as('count'))
    .where('remix_of', '=', id)
    .where('user_id', '!=', authorId)
    .where('type', '=', 'community')
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Shows a post that was hidden for review. False when it was not. */
export async function clearReview(trx: Db, id: string): Promise<boolean> {
  const updated = await trx
    .updateTable('posts')
    .set({ hidden_at: null, hidden_reason: null })
    .where('id', '=', id)
    .where('hidden_reason', '=', 'review')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
