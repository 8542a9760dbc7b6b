import type { Db } from '../../platform/db/tables.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { cleanComment } from '../community/comment.ts';
import { lockMember } from '../members/member-store.server.ts';
import { addNotifications } from '../notifications/notifications.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import { addReason, decidePending, holdConcerned } from './decision-store.server.ts';
import { deleteRequest, hasOthers, lockRequest } from './request-store.server.ts';
import { decisionNotification } from './request-words.ts';
import { findRequest } from './requests.server.ts';
import { boardTextError, type FeatureRequest } from './requests.ts';

/** An admin's decision. `reason` is '' for none. A rejected request without a reason accepts one later, once. */
export type RequestDecision = {
  requestId: string;
  status: 'approved' | 'rejected';
  reason: string;
};

/** The outcome with the current request. `request-decided` means that an earlier decision applies and nothing changed. */
type DecideOutcome = { ok: true; request: FeatureRequest } | Rejection;

/**
 * Decides a pending request once; admins only (docs/product.md §4, Feature request status). Of two concurrent
 * decisions one succeeds. A rejected request without a reason accepts a reason later. Notifies the author and the
 * voters, except the deciding admin.
 */
export async function decideRequest(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Member,
  decision: RequestDecision,
): Promise<DecideOutcome> {
  if (!viewer.isAdmin) return { ok: false, reason: 'not-allowed' };
  if (!isId(decision.requestId)) return NOT_FOUND;
  const typed = decision.status === 'rejected' ? cleanComment(decision.reason) : '';
  const reason = typed === '' ? null : typed;
  const message = reason === null ? null : boardTextError('reason', reason);
  if (message !== null) return { ok: false, reason: 'invalid-field', message };
  const isDecided = await services.db
    .transaction()
    .execute((trx) => decide(trx, services, viewer, { ...decision, reason }));
  const request = await findRequest(services, viewer, decision.requestId);
  if (!request) return NOT_FOUND;
  if (isDecided) return { ok: true, request };
  const values = { status: request.status };
  return { ok: false, reason: 'request-decided', values, more: { request } };
}

type Clean = Omit<RequestDecision, 'reason'> & { reason: string | null };

async function decide(
  trx: Db,
  services: Pick<Services, 'now' | 'newId'>,
  viewer: Member,
  { requestId, status, reason }: Clean,
): Promise<boolean> {
  const locked = await holdConcerned(trx, requestId, viewer.id);
  const request = locked.includes(viewer.id) ? await lockRequest(trx, requestId) : undefined;
  const now = services.now();
  const decision = { status, reason, by: viewer.id, now };
  if (request?.hidden_at !== null) return false;
  const isNew = await decidePending(trx, requestId, decision);
  const isReason = !isNew && reason !== null && (await addReason(trx, requestId, reason));
  if (!isNew && !isReason) return false;
  const action = status === 'approved' ? 'approve' : 'reject';
  const target = { target_kind: 'feature_request', target_id: requestId };
  await logAudit(trx, services, { actor_id: viewer.id, action, ...target, reason });
  const author = request.user_id;
  const told = { kind: 'requests', link: `/requests/${requestId}`, actorId: author } as const;
  const words = { text: request.text, status, reason };
  const own = { ...told, text: decisionNotification('own', words) };
  const voted = { ...told, text: decisionNotification('voted', words) };
  const voters = locked.filter((id) => id !== author && id !== viewer.id);
  if (author !== viewer.id) await addNotifications(services, [author], own, trx);
  await addNotifications(services, voters, voted, trx);
  return true;
}

/**
 * Deletes any request with its votes and comments; admins only. The audit log records the deletion without the
 * request's text.
 */
export async function removeRequest(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Member,
  requestId: string,
): Promise<{ ok: true } | Rejection> {
  if (!viewer.isAdmin) return { ok: false, reason: 'not-allowed' };
  if (!isId(requestId)) return NOT_FOUND;
  return services.db.transaction().execute(async (trx) => {
    const locked = await holdConcerned(trx, requestId, viewer.id);
    if (!locked.includes(viewer.id) || !(await lockRequest(trx, requestId))) return NOT_FOUND;
    await deleteRequest(trx, requestId);
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
  services: Pick<Services, 'db'>,
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
    await deleteRequest(trx, id);
    return { ok: true };
  });
}

/** Returns whether the viewer can withdraw the request now. */
export async function mayWithdraw(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  { id, isOwn, status }: FeatureRequest,
): Promise<boolean> {
  return isOwn && status === 'pending' && !(await hasOthers(db, id, viewer.id));
}
