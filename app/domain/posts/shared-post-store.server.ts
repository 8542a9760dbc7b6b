import { sql } from 'kysely';
import { isUniqueViolation } from '../../platform/db/database-errors.server.ts';
import { returnsRow } from '../../platform/db/returns-row.ts';
import type { Db, PostRow } from '../../platform/db/tables.ts';
import { type SharedColumns, UNSHARED } from './post-row.server.ts';
import { type SavedPost, withForm, writeStoredForm } from './stored-forms.server.ts';

type Shared = SharedColumns &
  Pick<SavedPost, 'formData' | 'search_text' | 'is_grave'> &
  Partial<Pick<PostRow, 'hidden_at' | 'hidden_reason'>>;

export async function findSharedByKey(
  db: Db,
  userId: string,
  sharedKey: string,
): Promise<SavedPost | undefined> {
  const row = await db
    .selectFrom('posts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('shared_key', '=', sharedKey)
    .executeTakeFirst();
  return row && withForm(row);
}

/** The member's newest unshared post of exactly this text. */
export async function findUnshared(
  db: Db,
  userId: string,
  text: string,
): Promise<SavedPost | undefined> {
  const row = await db
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
    .executeTakeFirst();
  return row && withForm(row);
}

/**
 * Shares an own post if it is still unshared and unchanged since `row` was read. Of several concurrent calls one returns
 * true.
 */
export async function shareRow(
  db: Db,
  row: Pick<PostRow, 'id' | 'user_id' | 'post' | 'form_data'>,
  { formData, ...shared }: Shared,
): Promise<boolean> {
  try {
    const { id, user_id, post, form_data } = row;
    const unchanged = { id, user_id, post, form_data, type: 'generated' } as const;
    const change = { ...shared, form_data: writeStoredForm(formData), type: 'community' } as const;
    const update = db.updateTable('posts').set(change);
    return await returnsRow(update.where((eb) => eb.and(unchanged)).returning('id'));
  } catch (error) {
    // The same text was shared as another post meanwhile.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Takes an own post out of the community. False when it is not shared. */
export function unshareRow(
  db: Db,
  { id, user_id }: Pick<PostRow, 'id' | 'user_id'>,
  searchText: string,
): Promise<boolean> {
  const shared = { id, user_id, type: 'community' } as const;
  const update = db
    .updateTable('posts')
    .set({ ...UNSHARED, type: 'generated', search_text: searchText });
  return returnsRow(update.where((eb) => eb.and(shared)).returning('id'));
}

/** Removes what happened from an own shared post. Does nothing when it is not shown. */
export async function clearShownPremise(
  db: Db,
  own: Pick<PostRow, 'id' | 'user_id'>,
): Promise<void> {
  const update = db.updateTable('posts').set({ shown_premise: null });
  await update.where((eb) => eb.and(own)).execute();
}

/** The number of members with a shown remix of a post, without its author. */
export async function countRemixers(db: Db, id: string, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
    .where('remix_of', '=', id)
    .where('user_id', '!=', authorId)
    .where('type', '=', 'community')
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Shows a post that was hidden for review. False when it was not. */
export function clearReview(trx: Db, id: string): Promise<boolean> {
  const update = trx.updateTable('posts').set({ hidden_at: null, hidden_reason: null });
  const held = update.where('id', '=', id).where('hidden_reason', '=', 'review');
  return returnsRow(held.returning('id'));
}
