import type { Db } from '../../platform/db/tables.ts';
import type { Viewer } from '../members/viewer.ts';
import { readInstance } from '../instance/instance.server.ts';
import { findOwnPost } from '../posts/post-store.server.ts';

/** Whether there is a community here, or the post is the viewer's own: authors keep what they shared. */
export async function mayOpenCommunity(db: Db, viewer: Viewer, postId?: string): Promise<boolean> {
  if ((await readInstance(db)).hasCommunity) return true;
  if (postId === undefined || viewer.kind !== 'member') return false;
  return (await findOwnPost(db, viewer.id, postId)) !== undefined;
}
