import { holdMember } from '../members/member-store.server.ts';
import { isId } from '../../platform/text/ids.ts';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/http/viewer.ts';
import type { Database } from '../../platform/db/tables.ts';
import { insertAudit } from '../screening/audit-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { deleteComment, findComment } from './request-comment-store.server.ts';
import { lockRequest } from './request-store.server.ts';

/** Deletes a comment of the viewer's; for admins any, which the audit log keeps. False when there is none. */
export async function deleteRequestComment(
  services: Services,
  viewer: Member,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  return services.db.transaction().execute((trx) => remove(trx, services, viewer, id));
}

async function remove(
  trx: Kysely<Database>,
  services: Services,
  viewer: Member,
  id: string,
): Promise<boolean> {
  const comment = await findComment(trx, id);
  if (!comment || !(await holdMember(trx, viewer.id))) return false;
  const isOwn = comment.user_id === viewer.id;
  if (!isOwn && !viewer.isAdmin) return false;
  await lockRequest(trx, comment.request_id);
  if (!(await deleteComment(trx, comment))) return false;
  if (!isOwn) {
    await insertAudit(trx, {
      id: services.newId(),
      actor_id: viewer.id,
      action: 'remove-comment',
      target_kind: 'feature_request',
      target_id: comment.request_id,
      reason: null,
      details: null,
      created_at: services.now(),
      undone_at: null,
    });
  }
  return true;
}
