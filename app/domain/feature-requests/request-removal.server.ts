import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { lockMember } from '../members/member-store.server.ts';
import { insertAudit } from '../screening/audit-store.server.ts';
import { deleteWhole, holdConcerned } from './decision-store.server.ts';
import { hasOthers, lockRequest } from './request-store.server.ts';
import type { FeatureRequest } from './requests.ts';

type RemoveOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' };

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** Deletes anybody's request with its votes and comments, for admins, once. The audit log has it, without its words. */
export async function removeRequest(
  services: Services,
  viewer: Member,
  requestId: string,
): Promise<RemoveOutcome> {
  if (!viewer.isAdmin) return { ok: false, reason: 'not-allowed' };
  if (!isId(requestId)) return NOT_FOUND;
  return services.db.transaction().execute(async (trx) => {
    const locked = await holdConcerned(trx, requestId, viewer.id);
    if (!locked.includes(viewer.id) || !(await lockRequest(trx, requestId))) return NOT_FOUND;
    await deleteWhole(trx, requestId);
    await insertAudit(trx, {
      id: services.newId(),
      actor_id: viewer.id,
      action: 'delete-request',
      target_kind: 'feature_request',
      target_id: requestId,
      reason: null,
      details: null,
      created_at: services.now(),
      undone_at: null,
    });
    return { ok: true };
  });
}

type WithdrawOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'request-settled' | 'request-shared' };

/**
 * Takes an own request back, with everything the viewer has said to it: as long as it is pending, and nobody else
 * has voted or commented. Somebody else's is a missing one.
 */
export async function withdrawRequest(
  services: Services,
  viewer: Member,
  id: string,
): Promise<WithdrawOutcome> {
  if (!isId(id)) return NOT_FOUND;
  return services.db.transaction().execute(async (trx) => {
    // Whoever votes or comments locks the request too: what is counted here is still so at the end.
    const request = (await lockMember(trx, viewer.id)) ? await lockRequest(trx, id) : undefined;
    if (request?.user_id !== viewer.id) return NOT_FOUND;
    if (request.status !== 'pending') return { ok: false, reason: 'request-settled' };
    if (await hasOthers(trx, id, viewer.id)) return { ok: false, reason: 'request-shared' };
    await deleteWhole(trx, id);
    return { ok: true };
  });
}

/** Whether the viewer could withdraw the request now. */
export async function mayWithdraw(
  { db }: Services,
  viewer: Member,
  { id, isOwn, status }: FeatureRequest,
): Promise<boolean> {
  return isOwn && status === 'pending' && !(await hasOthers(db, id, viewer.id));
}
