import type { Member } from '../../platform/http/viewer.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { familyOf, homeOf, listFamilyPosts, lockFamily } from './family-store.server.ts';
import { profileIn } from './form-data.ts';
import { updateVersion } from './post-store.server.ts';
import { versionOf } from './save-post.server.ts';

/**
 * Lets the saved post show another of its versions. A post that exists only as it was shared stays like that.
 * False when there is no such version.
 */
export function showVersion(services: Services, viewer: Member, id: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const row = await findOwnGeneration(trx, viewer, id);
    if (row?.state !== 'succeeded' || !row.text) return false;
    await lockFamily(trx, familyOf(row));
    const home = homeOf(await listFamilyPosts(trx, viewer.id, familyOf(row)), row.post_id);
    if (!home || home.generation_id === row.id) return true;
    const version = versionOf(row, profileIn(home.form_data), services.now());
    await updateVersion(trx, home.id, viewer.id, version);
    return true;
  });
}
