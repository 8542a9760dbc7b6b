import { holdMember } from '../members/member-store.server.ts';
import { isId } from '../../platform/text/ids.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { FeatureRequest } from './request.ts';
import { lockRequest } from './request-store.server.ts';
import { deleteWhole } from './decision-store.server.ts';
import { hasOthers } from './withdrawal-store.server.ts';

export type WithdrawOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'request-settled' | 'request-shared' };

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

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
    const request = (await holdMember(trx, viewer.id)) ? await lockRequest(trx, id) : undefined;
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
