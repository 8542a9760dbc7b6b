import { sql } from 'kysely';
import type { Db, ResourceRow } from '../db/tables.ts';

/** Writes down that a file is about to be, or is, at that path. False while it is being deleted. */
export async function registerObject(db: Db, path: string, now: number): Promise<boolean> {
  const row = await db
    .insertInto('stored_objects')
    .values({ path, resource_id: null, created_at: now, deleting: 0 })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet({ created_at: now })
        .where('stored_objects.deleting', '=', 0),
    )
    .returning('path')
    .executeTakeFirst();
  return row !== undefined;
}

/** Assigns files to a picture. False when one of them was deleted. */
export async function claimObjects(
  trx: Db,
  paths: readonly string[],
  resourceId: string,
): Promise<boolean> {
  const claimed = await trx
    .updateTable('stored_objects')
    .set({ resource_id: resourceId })
    .where('path', 'in', paths)
    .where('deleting', '=', 0)
    .returning('path')
    .execute();
  return claimed.length === new Set(paths).size;
}

/** The owner and visibility of the picture of a file. */
export function findFileOwner(
  db: Db,
  path: string,
): Promise<Pick<ResourceRow, 'user_id' | 'hidden_at' | 'hidden_reason'> | undefined> {
  return db
    .selectFrom('stored_objects')
    .innerJoin('resources', 'resources.id', 'stored_objects.resource_id')
    .select(['resources.user_id', 'resources.hidden_at', 'resources.hidden_reason'])
    .where('stored_objects.path', '=', path)
    .executeTakeFirst();
}

/** The files of one picture, by its `id`, or of all pictures of a member, by `user_id`. */
export async function pathsOf(db: Db, by: 'id' | 'user_id', id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('resources')
    .innerJoin('stored_objects', 'stored_objects.resource_id', 'resources.id')
    .select('stored_objects.path')
    .where(`resources.${by}`, '=', id)
    .execute();
  return rows.map(({ path }) => path);
}

/** The first files that pictures have, by path. */
export async function listUsed(db: Db, limit: number): Promise<string[]> {
  const rows = await usedObjects(db).select('path').orderBy('path').limit(limit).execute();
  return rows.map(({ path }) => path);
}

export async function countUsed(db: Db): Promise<number> {
  const counted = usedObjects(db).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

function usedObjects(db: Db) {
  return db
    .selectFrom('stored_objects')
    .where('resource_id', 'is not', null)
    .where('deleting', '=', 0);
}

/** Files whose deletion has started or failed, oldest first. */
export async function listUnswept(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_objects')
    .select('path')
    // The very words of its index.
    .where(sql<boolean>`deleting = 1`)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
}

/** Files without a picture that were registered before `before`, oldest first. */
export async function listOrphans(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_objects')
    .select('path')
    .where('resource_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
}

/** Marks a file without a picture for deletion. False when it has one, or was registered again. */
export async function beginSweep(db: Db, path: string, before: number): Promise<boolean> {
  const marked = await db
    .updateTable('stored_objects')
    .set({ deleting: 1 })
    .where('path', '=', path)
    .where('resource_id', 'is', null)
    .where('created_at', '<', before)
    .returning('path')
    .executeTakeFirst();
  return marked !== undefined;
}

/** The file is gone. */
export async function endSweep(db: Db, path: string): Promise<void> {
  await db
    .deleteFrom('stored_objects')
    .where('path', '=', path)
    .where('deleting', '=', 1)
    .execute();
}
