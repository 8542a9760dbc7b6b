import { sql } from 'kysely';
import { z } from 'zod';
import { beforeCursor } from '../../platform/db/before-cursor.ts';
import { isSqlite } from '../../platform/db/is-sqlite.ts';
import { readStored } from '../../platform/db/read-stored.server.ts';
import { returnsRow } from '../../platform/db/returns-row.ts';
import {
  asNumber,
  holdsAll,
  holdsWord,
  listed,
  searchInOrder,
} from '../../platform/db/search-index.server.ts';
import type {
  Db,
  ResourceDownloadRow,
  ResourceFavouriteRow,
  ResourceRow,
} from '../../platform/db/tables.ts';
import type { Cursor } from '../../platform/http/list-params.ts';
import { WAITING_REASONS } from './resource.ts';

const thumbnailsShape = z.array(
  z.object({ width: z.number(), type: z.enum(['image/webp', 'image/avif']), place: z.string() }),
);
const tagsShape = z.array(z.string());

/** A thumbnail as it is stored. `place` is its place in the storage. */
export type StoredThumbnail = z.output<typeof thumbnailsShape>[number];

/** A row of `resources` with its lists. */
export type PictureRow = WithLists<ResourceRow>;

type Lists = { thumbnails: StoredThumbnail[]; tags: string[] };
type WithLists<Row> = Omit<Row, keyof Lists> & Lists;

/** Reads the lists in a row of the picture `id`. Those that a join has not found or that cannot be read are empty. */
export function withLists<Row extends Record<keyof Lists, string | null>>(
  row: Row,
  id: string,
): WithLists<Row> {
  const read = <Item>(shape: z.ZodType<Item[]>, column: keyof Lists): Item[] =>
    readStored(shape, row[column] ?? '[]', { table: 'resources', column, id }) ?? [];
  return { ...row, thumbnails: read(thumbnailsShape, 'thumbnails'), tags: read(tagsShape, 'tags') };
}

/** A picture row. `favourite_of` is the viewer's id if the picture is the viewer's favourite, else null. */
export type SeenResource = PictureRow & { favourite_of: string | null; favourites: number };

type ResourceQuery = {
  viewerId: string;
  /** Ids of the members whose pictures are excluded, except from the viewer's own pictures. */
  blocked: readonly string[];
  words: readonly string[];
  only: 'all' | 'favourites' | 'own';
  after: Cursor | null;
  limit: number;
};

/** Returns a page of pictures, newest first. To search the whole library, use `searchResourceRows`. */
export async function listResourceRows(db: Db, query: ResourceQuery): Promise<SeenResource[]> {
  const { viewerId, blocked, words, only, after, limit } = query;
  let rows = seenResources(db, viewerId);
  if (only === 'own') rows = rows.where('resources.user_id', '=', viewerId).where(isOwnersToSee());
  else rows = rows.where('resources.hidden_at', 'is', null);
  if (only !== 'own' && blocked.length > 0)
    rows = rows.where('resources.user_id', 'not in', blocked);
  if (only === 'favourites') rows = rows.where('mine.user_id', '=', viewerId);
  for (const word of words) rows = rows.where(holdsWord(db, word));
  const page = newestFirst(rows.where(beforeCursor(after, 'resources'))).limit(limit);
  return (await page.execute()).map((row) => withLists(row, row.id));
}

/** Returns a picture, visible or hidden. */
export async function findResourceRow(
  db: Db,
  id: string,
  viewerId: string,
): Promise<SeenResource | undefined> {
  const row = await seenResources(db, viewerId).where('resources.id', '=', id).executeTakeFirst();
  return row && withLists(row, row.id);
}

/** Returns pictures by their ids, visible or hidden. */
export async function findResourceRows(db: Db, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('resources').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => withLists(row, row.id));
}

type Unique = Pick<ResourceRow, 'content_hash'> | Pick<ResourceRow, 'user_id' | 'idem_key'>;

/** Returns the picture with this content hash, or the member's picture with this idempotency key, if any. */
export function findUploaded(db: Db, unique: Unique): Promise<ResourceRow | undefined> {
  const pictures = db.selectFrom('resources').selectAll();
  return pictures.where((eb) => eb.and(unique)).executeTakeFirst();
}

/** Returns the number of a member's pictures and their total size in bytes. */
export function weighLibrary(db: Db, userId: string): Promise<{ files: number; bytes: number }> {
  return db
    .selectFrom('resources')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Inserts a picture. Throws a unique violation when its hash or idempotency key exists. */
export async function insertResource(trx: Db, row: PictureRow): Promise<void> {
  const lists = { thumbnails: JSON.stringify(row.thumbnails), tags: JSON.stringify(row.tags) };
  await trx
    .insertInto('resources')
    .values({ ...row, ...lists })
    .execute();
}

/** Deletes a picture of this member. Returns false when it does not exist. */
export function deleteResourceRow(trx: Db, id: string, userId: string): Promise<boolean> {
  const own = trx.deleteFrom('resources').where('id', '=', id).where('user_id', '=', userId);
  return returnsRow(own.returning('id'));
}

function newestFirst(rows: ReturnType<typeof seenResources>) {
  return rows.orderBy('resources.created_at', 'desc').orderBy('resources.id', 'desc');
}

function isOwnersToSee() {
  return sql<boolean>`(resources.hidden_at is null or resources.hidden_reason in (${sql.join([...WAITING_REASONS])}))`;
}

function seenResources(db: Db, viewerId: string) {
  return db
    .selectFrom('resources')
    .leftJoin('resource_favourites as mine', (join) =>
      join.onRef('mine.resource_id', '=', 'resources.id').on('mine.user_id', '=', viewerId),
    )
    .selectAll('resources')
    .select('mine.user_id as favourite_of')
    .select((eb) =>
      eb
        .selectFrom('resource_favourites')
        .select(eb.fn.countAll<number>().as('favourites'))
        .whereRef('resource_favourites.resource_id', '=', 'resources.id')
        .$asScalar()
        .$notNull()
        .as('favourites'),
    );
}

type ResourceSearch = Omit<ResourceQuery, 'only'>;

/** Returns a page of the visible pictures that contain all words, newest first. */
export async function searchResourceRows(db: Db, search: ResourceSearch): Promise<SeenResource[]> {
  const { viewerId, blocked, words, after, limit } = search;
  const matches = holdsAll(db, words);
  // Without blocked members, the index `resources_newest` covers this query: it contains the search text.
  const walk = (from: Cursor | null, count: number) =>
    db
      .selectFrom('resources')
      .select(['id', 'created_at as at'])
      .where('hidden_at', 'is', null)
      .$if(blocked.length > 0, (query) => query.where('user_id', 'not in', blocked))
      .where(beforeCursor(from))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count);
  const { found } = await searchInOrder<Cursor, Cursor>(db, {
    table: 'resources',
    words,
    limit,
    after,
    maxScanned: Infinity,
    read: (from, count) => walk(from, count).select(asNumber(matches).as('matches')).execute(),
    pick: (ids) =>
      walk(after, limit)
        .where(sql<boolean>`id in (${listed(db, ids)}) and ${matches}`)
        .execute(),
  });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await newestFirst(seenResources(db, viewerId))
    .where('resources.hidden_at', 'is', null)
    .where('resources.id', 'in', ids)
    .execute();
  return rows.map((row) => withLists(row, row.id));
}

/** Locks a picture against changes until the transaction ends. */
export async function lockResource(trx: Db, id: string): Promise<void> {
  await trx
    .selectFrom('resources')
    .select('id')
    .where('id', '=', id)
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .execute();
}

/**
 * Stores the content hash of a picture when it is removed, which blocks another upload even after the row is deleted.
 * Null deletes the stored hash.
 */
export async function setRemoved(trx: Db, id: string, removedAt: number | null): Promise<void> {
  const picture = trx.selectFrom('resources').select('content_hash').where('id', '=', id);
  const { content_hash } = await picture.executeTakeFirstOrThrow();
  await trx.deleteFrom('removed_resources').where('content_hash', '=', content_hash).execute();
  if (removedAt === null) return;
  await trx
    .insertInto('removed_resources')
    .values({ content_hash, removed_at: removedAt })
    .execute();
}

/** Returns whether the picture with this content hash was removed, and so cannot be uploaded. */
export function wasRemoved(db: Db, hash: string): Promise<boolean> {
  return returnsRow(
    db.selectFrom('removed_resources').select('content_hash').where('content_hash', '=', hash),
  );
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
  const download = db.insertInto('resource_downloads').values(row);
  const counted = download.onConflict((conflict) => conflict.doNothing()).returning('day');
  if (!(await returnsRow(counted))) return;
  await db
    .updateTable('resources')
    .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', row.resource_id)
    .execute();
}
