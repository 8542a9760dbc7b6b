import type { Services } from '../../platform/services.ts';
import { MAX_NOTICES, RETENTION } from '../../platform/time/retention.ts';
import {
  deleteAllButNewest,
  deleteNotificationsBefore,
  listFullInboxes,
} from './notification-store.server.ts';

/** The maximum of rows per statement, so that no statement blocks the database for long. */
const BATCH_SIZE = 1000;

/**
 * Deletes notifications older than RETENTION.notices, and all but the newest MAX_NOTICES of each member. `stopping` ends it
 * between two statements. Returns the number of deleted notifications.
 */
export async function pruneNotifications(
  { db, now }: Pick<Services, 'db' | 'now'>,
  stopping?: AbortSignal,
): Promise<number> {
  const before = now() - RETENTION.notices;
  let total = 0;
  for (;;) {
    const deleted = stopping?.aborted ? 0 : await deleteNotificationsBefore(db, before, BATCH_SIZE);
    total += deleted;
    if (deleted < BATCH_SIZE) break;
  }
  for (const userId of stopping?.aborted ? [] : await listFullInboxes(db, MAX_NOTICES)) {
    if (!stopping?.aborted) total += await deleteAllButNewest(db, userId, MAX_NOTICES);
  }
  return total;
}
