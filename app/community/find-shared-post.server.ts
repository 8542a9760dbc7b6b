import { findAttached } from '../attachments/attachment-store.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import { findReactions } from '../reactions/reaction-store.server.ts';
import { countRemixes } from '../remixes/remix-store.server.ts';
import type { Services } from '../services.server.ts';
import { type FeedPost, feedPost } from './feed-post.ts';
import { findFeedRow } from './feed-store.server.ts';

/** A shared post, or null: private, hidden and missing ones are all the same to everybody. */
export async function findSharedPost(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<FeedPost | null> {
  const row = isId(id) ? await findFeedRow(services.db, id) : undefined;
  if (!row) return null;
  const picture = (await findAttached(services.db, [id])).get(id);
  const remixes = (await countRemixes(services.db, [id])).get(id);
  if (viewer.kind !== 'member') return feedPost(row, null, { picture, remixes });
  const reactions = await findReactions(services.db, viewer.id, [id]);
  return feedPost(row, viewer.id, { reaction: reactions.get(id), picture, remixes });
}

/** Whether a text can be the id of a post at all: anything else is not even looked for. */
export function isId(text: string): boolean {
  return /^[0-9a-z]{1,60}$/.test(text);
}
