import { isId } from '../../platform/text/ids.ts';
import { readAvatar } from '../members/read-avatar.server.ts';
import type { Services } from '../../platform/services.ts';
import { findShownCommenter } from './comment-store.server.ts';

/** The picture of whoever wrote a comment that everybody can see; null where there is none. */
export async function readCommentAvatar(
  services: Services,
  id: string,
): Promise<Awaited<ReturnType<typeof readAvatar>>> {
  const userId = isId(id) ? await findShownCommenter(services.db, id) : undefined;
  return userId === undefined ? null : readAvatar(services, userId);
}
