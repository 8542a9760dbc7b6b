import type { Kysely } from 'kysely';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Database, GenerationRow } from '../../platform/db/tables.ts';
import { ownedBy } from './generation-store.server.ts';

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
export function laterVersions(db: Kysely<Database>, familyId: string) {
  return (
    db
      .selectFrom('generations')
      .where('family_id', '=', familyId)
      // In an order that only the index of families has: while few posts have versions, SQLite takes that for a bad one.
      .orderBy('id', 'desc')
      .limit(NEVER_REACHED)
  );
}
