import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { lockMember } from '../members/member-store.server.ts';
import {
  deleteBlock,
  findBlockedIds,
  insertBlock,
  listBlockRows,
} from '../screening/block-store.server.ts';
import { findFeedRow } from './feed-store.server.ts';

/** Maximum number of blocks per member. */
const MAX_BLOCKED = 500;

/**
 * A member whom the viewer has blocked. `id` is the id of the block, not of the member. `at` is in epoch
 * milliseconds.
 */
export type Blocked = { id: string; name: string; at: number };

/**
 * Blocks the author of a shared post. The viewer's feed omits the blocked member's posts, and the blocked member cannot
 * react to the viewer's posts. Returns the id of the block. Returns null when the post is missing, hidden or the viewer's
 * own, or when the viewer has 500 blocks.
 */
export function blockWriter(
  services: Pick<Services, 'db' | 'newId' | 'now'>,
  viewer: Member,
  postId: string,
): Promise<string | null> {
  return services.db.transaction().execute(async (trx) => {
    const post = isId(postId) ? await findFeedRow(trx, postId) : undefined;
    if (!post || post.user_id === viewer.id) return null;
    const areThere = (await lockMember(trx, viewer.id)) && (await lockMember(trx, post.user_id));
    if (!areThere || (await findBlockedIds(trx, viewer.id)).size >= MAX_BLOCKED) return null;
    return insertBlock(trx, {
      id: services.newId(),
      user_id: viewer.id,
      blocked_id: post.user_id,
      created_at: services.now(),
    });
  });
}

/** Deletes one of the viewer's blocks. Returns false when it does not exist. */
export function unblock(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  id: string,
): Promise<boolean> {
  return deleteBlock(db, viewer.id, id);
}

/** Returns all members whom the viewer has blocked, newest block first. */
export async function listBlocked(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
): Promise<Blocked[]> {
  const rows = await listBlockRows(db, viewer.id);
  return rows.map((row) => ({ ...row, name: printableText(row.name) }));
}
