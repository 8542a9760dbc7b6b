import type { Services } from '../../platform/services.ts';
import { MAX_NOTIFICATIONS, RETENTION } from '../../platform/time/retention.ts';
import { deleteAllButNewest, deleteNotificationsBefore } from './notification-store.server.ts';

/**
 * Deletes notifications older than RETENTION.notifications, and all but the newest MAX_NOTIFICATIONS of each member. Returns their
 * number.
 */
export async function pruneNotifications({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<number> {
  const old = await deleteNotificationsBefore(db, now() - RETENTION.notifications);
  return old + (await deleteAllButNewest(db, MAX_NOTIFICATIONS));
}
