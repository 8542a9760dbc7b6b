import { type Kysely, sql } from 'kysely';
import type { Database, GenerationRow, PostRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { ownedBy } from './generation-store.server.ts';

/** The first version of the post that a generation is a version of. */
export function familyOf({ id, family_id: familyId }: Pick<GenerationRow, 'id' | 'family_id'>) {
  return familyId ?? id;
}

/** Everything a member has saved or shared of one post in its versions, newest first. */
export function listFamilyPosts(
  db: Kysely<Database>,
  userId: string,
  familyId: string,
): Promise<PostRow[]> {
  const later = laterVersions(db, familyId).select(['id', 'post_id']).as('later');
  const kept = db.selectFrom(later).select('post_id as id').where('post_id', 'is not', null);
  const first = db
    .selectFrom('generations')
    .select('post_id as id')
    .where('id', '=', familyId)
    .where('post_id', 'is not', null);
  const showing = db.selectFrom('posts as showing').select('showing.id');
  // A list of ids, each part from an index: with conditions of another table a database looks through all it has.
  const ids = first
    .unionAll(kept)
    .$narrowType<{ id: string }>()
    .unionAll(showing.where('showing.generation_id', '=', familyId))
    .unionAll(showing.where('showing.generation_id', 'in', db.selectFrom(later).select('id')));
  return (
    db
      .selectFrom('posts')
      .selectAll()
      // So written, no index of a member's posts is taken, which SQLite would do for the order.
      .where(sql<boolean>`user_id || '' = ${userId}`)
      .where('id', 'in', ids)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  );
}

/**
 * The saved post that shows the versions of a family: the one that `postId` names as long as it is unshared, else
 * the newest unshared one. What has been shared stays as it was shared.
 */
export function homeOf(posts: readonly PostRow[], postId: string | null): PostRow | undefined {
  const unshared = posts.filter(({ type }) => type === 'generated');
  return unshared.find(({ id }) => id === postId) ?? unshared[0];
}

/** Lets whoever changes the same family at the same time wait. For the caller's transaction. */
export async function lockFamily(trx: Kysely<Database>, familyId: string): Promise<void> {
  await trx
    .updateTable('generations')
    .set((eb) => ({ family_id: eb.ref('family_id') }))
    .where('id', '=', familyId)
    .execute();
}

/**
 * All finished versions of a post that are the viewer's, oldest first. `familyId` is the first one's id. Those
 * whose words were forgotten are none.
 */
export async function listVersionRows(
  db: Kysely<Database>,
  viewer: Viewer,
  familyId: string,
): Promise<GenerationRow[]> {
  const { kind, id } = viewer;
  if (id === null) return [];
  const later = laterVersions(db, familyId).select('id').as('later');
  // As one list: with an `or` Postgres looks through all there is.
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
  // Not asked for above: SQLite would take the index of states for it, and look through all that were written.
  return rows
    .filter(({ kind, state, text }) => kind === 'post' && state === 'succeeded' && text)
    .toSorted((a, b) => (a.finished_at ?? 0) - (b.finished_at ?? 0) || (a.id < b.id ? -1 : 1));
}

/** More than a family can ever have. Only what has a limit keeps its order within a statement. */
const NEVER_REACHED = 1_000_000;

/** All that was begun from the first version of a post, the newest first. */
function laterVersions(db: Kysely<Database>, familyId: string) {
  return (
    db
      .selectFrom('generations')
      .where('family_id', '=', familyId)
      // In an order that only the index of families has: while few posts have versions, SQLite takes that for a bad one.
      .orderBy('id', 'desc')
      .limit(NEVER_REACHED)
  );
}
