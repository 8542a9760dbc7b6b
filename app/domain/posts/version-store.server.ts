import { sql } from 'kysely';
import type { Db, GenerationRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../members/viewer.ts';
import { ownedBy } from './generation-store.server.ts';
import {
  type PostGeneration,
  type SavedPost,
  withFields,
  withForm,
} from './stored-forms.server.ts';

/** The id of the first version of a generation's post. */
export function familyOf({ id, family_id: familyId }: Pick<GenerationRow, 'id' | 'family_id'>) {
  return familyId ?? id;
}

/** A member's saved and shared posts that show a version of one family, newest first. */
export async function listFamilyPosts(
  db: Db,
  userId: string,
  familyId: string,
): Promise<SavedPost[]> {
  const later = laterVersions(db, familyId).select(['id', 'post_id']).as('later');
  const saved = db.selectFrom(later).select('post_id as id').where('post_id', 'is not', null);
  const first = db
    .selectFrom('generations')
    .select('post_id as id')
    .where('id', '=', familyId)
    .where('post_id', 'is not', null);
  const showing = db.selectFrom('posts as showing').select('showing.id');
  // A union of ids, each read from an index: a join with OR would scan the tables.
  const ids = first
    .unionAll(saved)
    .$narrowType<{ id: string }>()
    .unionAll(showing.where('showing.generation_id', '=', familyId))
    .unionAll(showing.where('showing.generation_id', 'in', db.selectFrom(later).select('id')));
  const rows = await db
    .selectFrom('posts')
    .selectAll()
    // The concatenation keeps SQLite from using the index of a member's posts for the order.
    .where(sql<boolean>`user_id || '' = ${userId}`)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(withForm);
}

/**
 * Finds the post that shows the versions of a family: the post `postId` if it is unshared, else the newest unshared post.
 * Shared posts never change their version.
 */
export function homeOf(posts: readonly SavedPost[], postId: string | null): SavedPost | undefined {
  const unshared = posts.filter(({ type }) => type === 'generated');
  return unshared.find(({ id }) => id === postId) ?? unshared[0];
}

/** Locks a family until the end of the transaction. */
export async function lockFamily(trx: Db, familyId: string): Promise<void> {
  await trx
    .updateTable('generations')
    .set((eb) => ({ family_id: eb.ref('family_id') }))
    .where('id', '=', familyId)
    .execute();
}

/**
 * All finished versions of a post that belong to the viewer, oldest first, without deleted ones. `familyId` is the id of the
 * first version.
 */
export async function listVersionRows(
  db: Db,
  viewer: Viewer,
  familyId: string,
): Promise<PostGeneration[]> {
  const { kind, id } = viewer;
  if (id === null) return [];
  const later = laterVersions(db, familyId).select('id').as('later');
  // A union of ids: with OR Postgres scans the table.
  const ids = db
    .selectFrom('generations')
    .select('id')
    .where('id', '=', familyId)
    .unionAll(db.selectFrom(later).select('id'));
  const rows = await db
    .selectFrom('generations')
    .selectAll()
    .where('id', 'in', ids)
    .where(ownedBy({ kind, id }))
    .execute();
  // Filtered here: in the query SQLite would use the index of states and read all finished generations.
  return rows
    .filter(({ kind, state, text }) => kind === 'post' && state === 'succeeded' && text)
    .map(withFields)
    .toSorted((a, b) => (a.finished_at ?? 0) - (b.finished_at ?? 0) || (a.id < b.id ? -1 : 1));
}

/** More than a family can have. A subquery keeps its order only with a limit. */
const NO_LIMIT = 1_000_000;

/** All generations that were started from the first version of a post, newest first. */
function laterVersions(db: Db, familyId: string) {
  return (
    db
      .selectFrom('generations')
      .where('family_id', '=', familyId)
      // Only the index of families has this order. Without it SQLite prefers another index while few posts have versions.
      .orderBy('id', 'desc')
      .limit(NO_LIMIT)
  );
}
