import type { Db, ResourceRow } from '../../platform/db/tables.ts';
import { dateAt } from '../../platform/time/time-units.ts';
import { findFileOwner } from '../../platform/files/object-store.server.ts';
import { cutPage } from '../../platform/http/list-params.ts';
import type { Member, Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { lockMember } from '../members/member-store.server.ts';
import { findBlockedIds } from '../screening/block-store.server.ts';
import type { LibraryParams } from './library-params.ts';
import {
  deleteFavourite,
  findResourceRow,
  insertDownload,
  insertFavourite,
  listResourceRows,
  searchResourceRows,
  type SeenResource,
} from './resource-store.server.ts';
import { type Resource, type ResourcePage, WAITING_REASONS } from './resource.ts';

const MAX_WORDS = 8;

/**
 * Returns a page of the library, newest first. Each of the first eight search words must occur in the description or
 * the tags. Pictures of blocked members are excluded, but their links still work.
 */
export async function listResources(
  services: Pick<Services, 'db' | 'storage'>,
  viewer: Member,
  { search, only, after, limit }: LibraryParams,
): Promise<ResourcePage> {
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const blocked = [...(await findBlockedIds(services.db, viewer.id))];
  const query = { viewerId: viewer.id, blocked, words, only, after, limit: limit + 1 };
  const isSearch = words.length > 0 && only === 'all';
  const rows = await (isSearch ? searchResourceRows : listResourceRows)(services.db, query);
  const { shown, next } = cutPage(rows, limit);
  return {
    resources: shown.map((row) => describeResource(services, viewer, row)),
    next,
  };
}

/** Returns a visible picture, or the viewer's own picture that waits for a review. Returns null for any other. */
export async function findResource(
  services: Pick<Services, 'db' | 'storage'>,
  viewer: Member,
  id: string,
): Promise<Resource | null> {
  const row = await findSeenRow(services.db, viewer, id);
  return row && describeResource(services, viewer, row);
}

/** Returns the row of a picture that the viewer may see, or null. */
export async function findSeenRow(
  db: Db,
  viewer: Pick<Member, 'id'>,
  id: string,
): Promise<SeenResource | null> {
  const row = isId(id) ? await findResourceRow(db, id, viewer.id) : undefined;
  return row && isSeenBy(row, viewer) ? row : null;
}

type Hideable = Pick<ResourceRow, 'user_id' | 'hidden_at' | 'hidden_reason'>;

function isSeenBy(row: Hideable, viewer: Pick<Member, 'id'>): boolean {
  if (row.hidden_at === null) return true;
  return row.user_id === viewer.id && WAITING_REASONS.includes(row.hidden_reason ?? '');
}

function describeResource(
  { storage }: Pick<Services, 'storage'>,
  viewer: Pick<Member, 'id'>,
  row: SeenResource,
): Resource {
  return {
    id: row.id,
    imageUrl: storage.url(row.image),
    thumbnails: row.thumbnails.map(({ place, ...one }) => ({ ...one, url: storage.url(place) })),
    description: row.description,
    alt: row.alt,
    tags: row.tags,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    contentType: row.content_type,
    createdAt: row.created_at,
    downloads: row.downloads,
    favourites: row.favourites,
    isFavourite: row.favourite_of === viewer.id,
    isOwn: row.user_id === viewer.id,
    isWaiting: row.hidden_at !== null,
  };
}

/** Adds or removes a favourite of the viewer. Returns false when the viewer cannot see the picture. */
export function setFavourite(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Member,
  id: string,
  isFavourite: boolean,
): Promise<boolean> {
  const row = { resource_id: id, user_id: viewer.id, created_at: services.now() };
  return changeSeen(services, viewer, id, (trx) =>
    isFavourite ? insertFavourite(trx, row) : deleteFavourite(trx, viewer.id, id),
  );
}

/** Counts a download, at most one per member and UTC day. Returns false when the viewer cannot see the picture. */
export function countDownload(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Member,
  id: string,
): Promise<boolean> {
  const row = { resource_id: id, user_id: viewer.id, day: dateAt(services.now()) };
  return changeSeen(services, viewer, id, (trx) => insertDownload(trx, row));
}

function changeSeen(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  id: string,
  change: (trx: Db) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockMember(trx, viewer.id)) || !(await findSeenRow(trx, viewer, id))) return false;
    await change(trx);
    return true;
  });
}

/**
 * Returns who may see a stored file. The file of a visible picture is public. Admins see the file of a hidden
 * picture, and its owner sees it while the picture waits for a review. A file without a picture is not served.
 */
export async function guardFile(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  place: string,
): Promise<'everybody' | 'viewer' | 'nobody'> {
  const holder = await findFileOwner(db, place);
  if (!holder) return 'nobody';
  if (holder.hidden_at === null) return 'everybody';
  if (viewer.kind !== 'member') return 'nobody';
  return viewer.isAdmin || isSeenBy(holder, viewer) ? 'viewer' : 'nobody';
}
