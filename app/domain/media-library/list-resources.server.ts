import { isId } from '../../platform/text/ids.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { cutPage } from '../../platform/http/list-params.ts';
import { findBlockedIds } from '../screening/block-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { type Resource, type ResourcePage, type Thumbnail, WAITING_REASONS } from './resource.ts';
import type { LibraryAsk } from './library-ask.ts';
import { findResourceRow, listResourceRows, type SeenResource } from './resource-store.server.ts';
import { searchResourceRows } from './search-store.server.ts';

const MOST_WORDS = 8;

/**
 * One page of the library, newest first: every word of the search stands somewhere in the description or the tags.
 * Without the pictures of those whom the viewer has blocked; those open by their links.
 */
export async function listResources(
  services: Services,
  viewer: Member,
  { search, only, after, limit }: LibraryAsk,
): Promise<ResourcePage> {
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS);
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

/** A picture that is shown, or one of the viewer's own that waits for a look; or null. */
export async function findResource(
  services: Services,
  viewer: Member,
  id: string,
): Promise<Resource | null> {
  const row = isId(id) ? await findResourceRow(services.db, id, viewer.id) : undefined;
  return row && isSeenBy(row, viewer) ? describeResource(services, viewer, row) : null;
}

function isSeenBy(row: SeenResource, viewer: Pick<Member, 'id'>): boolean {
  if (row.hidden_at === null) return true;
  return row.user_id === viewer.id && WAITING_REASONS.includes(row.hidden_reason ?? '');
}

/** A row as its viewer sees it. */
function describeResource(
  { storage }: Pick<Services, 'storage'>,
  viewer: Pick<Member, 'id'>,
  row: SeenResource,
): Resource {
  const kept = JSON.parse(row.thumbnails) as (Omit<Thumbnail, 'url'> & { place: string })[];
  return {
    id: row.id,
    imageUrl: storage.url(row.image),
    thumbnails: kept.map(({ width, type, place }) => ({ width, type, url: storage.url(place) })),
    description: row.description,
    alt: row.alt,
    tags: JSON.parse(row.tags) as string[],
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
