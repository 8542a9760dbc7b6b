import { holdMember } from '../members/member-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { findResource } from './list-resources.server.ts';

/** Keeps a picture among the viewer's favourites, or no longer. False when there is no such picture. */
export async function keepFavourite(
  services: Services,
  viewer: Member,
  id: string,
  isKept: boolean,
): Promise<boolean> {
  if (!(await findResource(services, viewer, id))) return false;
  return services.db.transaction().execute(async (trx) => {
    if (!(await holdMember(trx, viewer.id))) return false;
    if (!isKept) {
      await trx
        .deleteFrom('resource_favourites')
        .where('user_id', '=', viewer.id)
        .where('resource_id', '=', id)
        .execute();
      return true;
    }
    const known = await trx.selectFrom('resources').select('id').where('id', '=', id).execute();
    if (known.length === 0) return false;
    await trx
      .insertInto('resource_favourites')
      .values({ resource_id: id, user_id: viewer.id, created_at: services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

/** Counts a download: one for each member and day. False when there is no such picture. */
export async function countDownload(
  services: Services,
  viewer: Member,
  id: string,
): Promise<boolean> {
  if (!(await findResource(services, viewer, id))) return false;
  const day = new Date(services.now()).toISOString().slice(0, 10);
  return services.db.transaction().execute(async (trx) => {
    if (!(await holdMember(trx, viewer.id))) return false;
    const known = await trx.selectFrom('resources').select('id').where('id', '=', id).execute();
    if (known.length === 0) return false;
    const counted = await trx
      .insertInto('resource_downloads')
      .values({ resource_id: id, user_id: viewer.id, day })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!counted) return true;
    await trx
      .updateTable('resources')
      .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return true;
  });
}
