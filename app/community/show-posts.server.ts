import { findAttached } from '../attachments/attachment-store.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import { findBlockedIds } from '../moderation/block-store.server.ts';
import { findReactions } from '../reactions/reaction-store.server.ts';
import { countRemixes } from '../remixes/remix-store.server.ts';
import type { Services } from '../services.server.ts';
import { type FeedPost, feedPost } from './feed-post.ts';
import { readFeedRows } from './feed-store.server.ts';

/** The shared posts of these ids, in this order, as the viewer sees them. Whom a member has blocked is left out. */
export async function showPosts(
  { db }: Services,
  viewer: Viewer,
  ids: readonly string[],
): Promise<FeedPost[]> {
  if (ids.length === 0) return [];
  const viewerId = viewer.kind === 'member' ? viewer.id : null;
  const blocked = viewerId === null ? null : await findBlockedIds(db, viewerId);
  const rows = await readFeedRows(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wanted = ids.flatMap((id) => byId.get(id) ?? []);
  const seen = wanted.filter((row) => blocked?.has(row.user_id) !== true);
  const reactions = viewerId === null ? null : await findReactions(db, viewerId, ids);
  const pictures = await findAttached(db, ids);
  const remixes = await countRemixes(db, ids);
  return seen.map((row) =>
    feedPost(row, viewerId, {
      reaction: reactions?.get(row.id),
      picture: pictures.get(row.id),
      remixes: remixes.get(row.id),
    }),
  );
}
