import type { Kysely } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Database, GenerationRow } from '../db/tables.ts';

type Owner = { kind: Viewer['kind']; id: string };

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
  const first = db.selectFrom('generations').where('id', '=', familyId);
  const rows = [
    ...(await first.selectAll().execute()),
    ...(await laterVersions(db, familyId).selectAll().execute()),
  ];
  // Not asked for above: SQLite would take the index of owners or of states for it, and look through all that one has written.
  const isOwn = await ownershipOf(db, { kind, id }, rows);
  return rows
    .filter(isOwn)
    .filter(({ kind, state, text }) => kind === 'post' && state === 'succeeded' && text)
    .toSorted(byEnd);
}

/** What `ownedBy` of the other store asks of a row, asked of few rows that are there already. */
async function ownershipOf(
  db: Kysely<Database>,
  owner: Owner,
  rows: readonly GenerationRow[],
): Promise<(row: GenerationRow) => boolean> {
  const isWriter = (row: GenerationRow) =>
    row.owner_kind === owner.kind && row.owner_id === owner.id;
  if (owner.kind === 'guest') return (row) => isWriter(row) && row.post_id === null;
  const kept = rows
    .filter((row) => !isWriter(row))
    .flatMap(({ post_id }) => (post_id === null ? [] : [post_id]));
  if (kept.length === 0) return isWriter;
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'user_id'])
    .where('id', 'in', kept)
    .execute();
  const own = new Set(posts.filter(({ user_id }) => user_id === owner.id).map((post) => post.id));
  return (row) => isWriter(row) || (row.post_id !== null && own.has(row.post_id));
}

/** So many rows has a family at most: its versions, and what failed on the way. */
const MOST_IN_FAMILY = 1000;

/** All that was begun from the first version of a post, the newest first. */
export function laterVersions(db: Kysely<Database>, familyId: string) {
  return (
    db
      .selectFrom('generations')
      .where('family_id', '=', familyId)
      // In an order that only the index of families has: while few posts have versions, SQLite takes that for a bad one.
      .orderBy('id', 'desc')
      .limit(MOST_IN_FAMILY)
  );
}

function byEnd(one: GenerationRow, other: GenerationRow): number {
  const apart = (one.finished_at ?? 0) - (other.finished_at ?? 0);
  return apart === 0 ? (one.id < other.id ? -1 : 1) : apart;
}
