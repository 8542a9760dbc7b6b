import type { Db, ResourceDownloadRow, ResourceFavouriteRow } from '../../platform/db/tables.ts';

/** Returns whether the picture exists. */
export async function isResource(db: Db, id: string): Promise<boolean> {
  const rows = await db.selectFrom('resources').select('id').where('id', '=', id).execute();
  return rows.length > 0;
}

/** Inserts a favourite unless the member has it. */
export async function insertFavourite(db: Db, row: ResourceFavouriteRow): Promise<void> {
  await db
    .insertInto('resource_favourites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourite(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('resource_favourites')
    .where('user_id', '=', userId)
    .where('resource_id', '=', id)
    .execute();
}

/** Inserts a download and increments the counter of the picture, once per member and UTC day. */
export async function insertDownload(db: Db, row: ResourceDownloadRow): Promise<void> {
  const counted = await db
    .insertInto('resource_downloads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!counted) return;
  await db
    .updateTable('resources')
    .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', row.resource_id)
    .execute();
}
