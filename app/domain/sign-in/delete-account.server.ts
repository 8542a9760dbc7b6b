import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { placesOfMember } from '../../platform/files/object-store.server.ts';
import { sweepPlaces } from '../../platform/files/picture-storage.server.ts';
import { isDeleteConfirmation } from './account-words.ts';
import { lockForDeletion } from '../posts/post-store.server.ts';
import { erasePersonalData } from './personal-data-store.server.ts';

/** Deletes the viewer's account for good, when the confirmation was typed as asked. */
export async function deleteAccount(
  services: Services,
  viewer: Member,
  confirmation: string,
): Promise<'deleted' | 'not-confirmed'> {
  if (!isDeleteConfirmation(confirmation)) return 'not-confirmed';
  const places = await services.db.transaction().execute(async (trx) => {
    await lockForDeletion(trx, viewer.id);
    const owned = await placesOfMember(trx, viewer.id);
    await erasePersonalData(trx, viewer.id);
    return owned;
  });
  await sweepPlaces(services, places);
  services.log.info({ event: 'account_deleted', user: viewer.id }, 'an account was deleted');
  return 'deleted';
}
