import type { Db } from '../../platform/db/tables.ts';
import { addNotification } from '../notifications/notifications.server.ts';
import type { Services } from '../../platform/services.ts';
import { ensureCase, reopenCase } from './case-store.server.ts';
import { NOTIFICATIONS } from './moderation-words.ts';
import type { ReportTarget } from './report.ts';
import { findTarget, type Target } from './target-store.server.ts';

/**
 * Adds a target that is hidden for review to the moderation queue, and notifies its owner. Call it in the transaction
 * that saves the target, after the post is locked or inserted.
 */
export async function queueForReview(
  trx: Db,
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  asked: ReportTarget,
): Promise<void> {
  const target = await findTarget(trx, asked);
  if (!target) return;
  const now = services.now();
  const { id } = await ensureCase(trx, target, { id: services.newId(), now });
  await reopenCase(trx, id, now);
  const text = NOTIFICATIONS.held(target.kind);
  const link = ownPlaceOf(target);
  await addNotification(services, { userId: target.ownerId, kind: 'moderation', text, link }, trx);
}

// Returns the URL where the owner can see and withdraw the target.
function ownPlaceOf({ kind, postId }: Target): string {
  if (kind === 'resource') return '/resources?only=own';
  return kind === 'post' ? '/account?tab=community' : `/post/${postId}#comments`;
}
