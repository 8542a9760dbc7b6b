import { isId } from '../../platform/text/ids.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { deleteComment } from './comment-store.server.ts';

/** Deletes a comment of the viewer's, or one below the viewer's own post. False when there is none. */
export async function removeComment(
  { db }: Services,
  viewer: Member,
  id: string,
): Promise<boolean> {
  return isId(id) && db.transaction().execute((trx) => deleteComment(trx, id, viewer.id));
}
