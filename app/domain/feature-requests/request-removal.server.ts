import { NOT_FOUND, type Rejection } from '../../platform/http/errors.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { lockMember } from '../members/member-store.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import { deleteWhole, holdConcerned } from './decision-store.server.ts';
import { hasOthers, lockRequest } from './request-store.server.ts';
import type { FeatureRequest } from './requests.ts';

/**
 * Deletes any request with its votes and comments; admins only. The audit log records the deletion without the
 * request's text.
 */
export async function removeRequest(
  services: Services,
  viewer: Member,
  requestId: string,
): Promise<{ ok: true } | Rejection> {
  if (!viewer.isAdmin) return { ok: false, reason: 'not-allowed' };
  if (!isId(requestId)) return NOT_FOUND;
  return services.db.transaction().execute(async (trx) => {
    const locked = await holdConcerned(trx, requestId, viewer.id);
    if (!locked.includes(viewer.id) || !(await lockRequest(trx, requestId))) return NOT_FOUND;
    await deleteWhole(trx, requestId);
    const target = { target_kind: 'feature_request', target_id: requestId };
    await logAudit(trx, services, { actor_id: viewer.id, action: 'delete-request', ...target });
    return { ok: true };
  });
}

/**
 * Deletes the viewer's own request with its votes and comments. Requires a pending request without votes or comments
 * by other members. Returns `not-found` for another member's request.
 */
export async function withdrawRequest(
  services: Services,
  viewer: Member,
  id: string,
): Promise<{ ok: true } | Rejection> {
  if (!isId(id)) return NOT_FOUND;
  return services.db.transaction().execute(async (trx) => {
    // Votes and comments lock the request too, so the checks below stay valid until the transaction ends.
    const request = (await lockMember(trx, viewer.id)) ? await lockRequest(trx, id) : undefined;
    if (request?.user_id !== viewer.id) return NOT_FOUND;
    if (request.status !== 'pending') return { ok: false, reason: 'request-settled' };
    if (await hasOthers(trx, id, viewer.id)) return { ok: false, reason: 'request-shared' };
    await deleteWhole(trx, id);
    return { ok: true };
  });
}

/** Returns whether the viewer can withdraw the request now. */
export async function mayWithdraw(
  { db }: Services,
  viewer: Member,
  { id, isOwn, status }: FeatureRequest,
): Promise<boolean> {
  return isOwn && status === 'pending' && !(await hasOthers(db, id, viewer.id));
}
