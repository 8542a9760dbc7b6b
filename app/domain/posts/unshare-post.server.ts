import type { Member } from '../../platform/http/viewer.ts';
import { deleteCaseOf, endImmunity } from '../screening/case-store.server.ts';
import type { PostFormData } from './form-data.ts';
import { findOwnPost } from './post-store.server.ts';
import { ownSearchText } from './search-text.ts';
import type { Services } from '../../platform/services.ts';
import { forgetReview, unshareRow } from './shared-post-store.server.ts';

/**
 * Takes an own post out of the community; it stays in the history. One that was only waiting for a look waits no
 * more: shared again it is looked at anew. False when it is not in there.
 */
export function unsharePost({ db }: Services, viewer: Member, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await findOwnPost(trx, viewer.id, id);
    if (row?.type !== 'community') return false;
    const formData = JSON.parse(row.form_data) as PostFormData;
    const searchText = ownSearchText({ post: row.post, style: row.style, formData });
    if (!(await unshareRow(trx, row, searchText))) return false;
    const target = { kind: 'post', id } as const;
    if (await forgetReview(trx, id)) await deleteCaseOf(trx, target);
    else await endImmunity(trx, target);
    return true;
  });
}
