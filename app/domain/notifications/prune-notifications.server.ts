import type { Services } from '../../platform/services.ts';
import { MAX_NOTICES, RETENTION } from '../../platform/time/retention.ts';
import { deleteAllButNewest, deleteNotificationsBefore } from './notification-store.server.ts';

/**
 * Deletes notifications older than RETENTION.notices, and all but the newest MAX_NOTICES of each member. Returns their
 * number.
 */
export async function pruneNotifications({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<number> {
  const old = await deleteNotificationsBefore(db, now() - RETENTION.notices);
  return old + (await deleteAllButNewest(db, MAX_NOTICES));
}
