import type { Db } from '../../platform/db/tables.ts';
import type { Viewer } from '../members/viewer.ts';
import { readInstance } from '../instance/instance.server.ts';
import type { Need } from '../instance/site-switches.ts';
import { findOwnPost } from '../posts/post-store.server.ts';

/** Whether a switch is on, or the post is the viewer's own: authors keep what they shared. */
export async function mayOpen(
  db: Db,
  viewer: Viewer,
  { needs, postId }: { needs: Need; postId?: string },
): Promise<boolean> {
  if ((await readInstance(db))[needs]) return true;
  if (postId === undefined || viewer.kind !== 'member') return false;
  return (await findOwnPost(db, viewer.id, postId)) !== undefined;
}
