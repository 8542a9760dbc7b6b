import type { Member } from '../../platform/http/viewer.ts';
import { forgetVersions } from './generation-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { deletePost } from './post-store.server.ts';

/** Deletes an own post and forgets the words of all its versions. False when there is none of that id. */
export function deleteOwnPost(services: Services, viewer: Member, id: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await deletePost(trx, viewer.id, id))) return false;
    await forgetVersions(trx, id);
    return true;
  });
}
