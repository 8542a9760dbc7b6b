import type { Member } from '../auth/viewer.ts';
import type { Services } from '../services.server.ts';
import { ALL_NOTICES, type NoticeWishes } from './notice-kinds.ts';
import { findSettings, updateSettings } from './notice-store.server.ts';
import { readWishes, withWishes } from './notice-wishes.ts';

/** Which kinds of notices the viewer wants. */
export async function findWishes(services: Services, viewer: Member): Promise<NoticeWishes> {
  const settings = await findSettings(services.db, viewer.id);
  return settings === undefined ? ALL_NOTICES : readWishes(settings);
}

/** Changes which kinds the viewer wants. What is there already stays. */
export async function chooseNotices(
  services: Services,
  viewer: Member,
  wishes: NoticeWishes,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const settings = await findSettings(trx, viewer.id);
    if (settings !== undefined) await updateSettings(trx, viewer.id, withWishes(settings, wishes));
  });
}
