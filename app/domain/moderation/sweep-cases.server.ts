import { deleteComment } from '../community/comment-store.server.ts';
import type { ModerationCaseRow } from '../../platform/db/tables.ts';
import { forgetVersions } from '../posts/generation-store.server.ts';
import {
  deleteRequestCommentRow,
  findComment as findRequestComment,
} from '../feature-requests/request-comment-store.server.ts';
import { deleteRequest } from '../feature-requests/request-store.server.ts';
import { deletePost } from '../posts/post-store.server.ts';
import { deleteResourceRow } from '../media-library/resource-store.server.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import type { Services } from '../../platform/services.ts';
import { pathsOf } from '../../platform/files/object-store.server.ts';
import { sweepPlaces } from '../../platform/files/picture-storage.server.ts';
import { deleteOldReports, findCase, listDueCases } from '../screening/case-store.server.ts';
import { lockTargetOf } from './hidden-target-store.server.ts';

const AT_ONCE = 100;

/** Permanently deletes the targets that admins deleted a day ago, 100 per call. Returns the number of due cases. */
export async function sweepDeleted(services: Services): Promise<number> {
  const due = await listDueCases(services.db, services.now(), AT_ONCE);
  for (const one of due) await deleteForGood(services, one);
  return due.length;
}

/** Deletes the reports of cases that closed before the retention period. Returns the number of reports. */
export function sweepReports(services: Pick<Services, 'db' | 'now'>): Promise<number> {
  return deleteOldReports(services.db, services.now() - RETENTION.reports);
}

// Deleting the target deletes its case by cascade. The case is read again under the lock, because an admin may have
// restored the target.
async function deleteForGood(services: Services, due: ModerationCaseRow): Promise<void> {
  const { target_kind: kind, target_id: id, owner_id: ownerId } = due;
  const files = await services.db.transaction().execute(async (trx) => {
    await lockTargetOf(trx, due);
    const known = await findCase(trx, due.id);
    if (!known?.delete_at || known.delete_at > services.now()) return [];
    if (kind === 'resource') {
      const places = await pathsOf(trx, 'id', id);
      return (await deleteResourceRow(trx, id, ownerId)) ? places : [];
    }
    if (kind === 'comment') await deleteComment(trx, id, ownerId);
    if (kind === 'feature_request') await deleteRequest(trx, id);
    if (kind === 'request_comment') {
      const comment = await findRequestComment(trx, { id });
      if (comment) await deleteRequestCommentRow(trx, comment);
    }
    if (kind === 'post' && (await deletePost(trx, ownerId, id))) {
      await forgetVersions(trx, id);
    }
    return [];
  });
  await sweepPlaces(services, files);
}
