import { isId } from '../../platform/text/ids.ts';
import type { Kysely } from 'kysely';
import { findAttached } from './attachment-store.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Database } from '../../platform/db/tables.ts';
import { findBlockedIds } from '../screening/block-store.server.ts';
import { findReactions } from './reaction-store.server.ts';
import { countRemixes } from './remix-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { type FeedPost, feedPost } from './feed-post.ts';
import { type FeedRow, findFeedRow, readFeedRows } from './feed-store.server.ts';

/** The posts of these rows as the viewer sees them: with its own reactions, their pictures and their remixes. */
export async function showRows(
  db: Kysely<Database>,
  viewer: Viewer,
  rows: readonly FeedRow[],
): Promise<FeedPost[]> {
  const viewerId = viewer.kind === 'member' ? viewer.id : null;
  const ids = rows.map(({ id }) => id);
  const reactions = viewerId === null ? null : await findReactions(db, viewerId, ids);
  const pictures = await findAttached(db, ids);
  const remixes = await countRemixes(db, ids);
  return rows.map((row) =>
    feedPost(row, viewerId, {
      reaction: reactions?.get(row.id),
      picture: pictures.get(row.id),
      remixes: remixes.get(row.id),
    }),
  );
}

/** The shared posts of these ids, in this order, as the viewer sees them. Whom a member has blocked is left out. */
export async function showPosts(
  { db }: Services,
  viewer: Viewer,
  ids: readonly string[],
): Promise<FeedPost[]> {
  if (ids.length === 0) return [];
  const blocked = viewer.kind === 'member' ? await findBlockedIds(db, viewer.id) : null;
  const byId = new Map((await readFeedRows(db, ids)).map((row) => [row.id, row]));
  const wanted = ids.flatMap((id) => byId.get(id) ?? []);
  return showRows(
    db,
    viewer,
    wanted.filter((row) => blocked?.has(row.user_id) !== true),
  );
}

/** A shared post, or null: private, hidden and missing ones are all the same to everybody. */
export async function findSharedPost(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<FeedPost | null> {
  const row = isId(id) ? await findFeedRow(db, id) : undefined;
  if (!row) return null;
  const [post] = await showRows(db, viewer, [row]);
  return post ?? null;
}
