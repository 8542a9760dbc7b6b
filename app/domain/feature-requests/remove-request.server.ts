import { isId } from '../../platform/text/ids.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { insertAudit } from '../screening/audit-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { deleteWhole, holdConcerned } from './decision-store.server.ts';
import { lockRequest } from './request-store.server.ts';

export type RemoveOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' };

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
    const held = await holdConcerned(trx, requestId, viewer.id);
    if (!held.includes(viewer.id) || !(await lockRequest(trx, requestId))) return NOT_FOUND;
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
