import { findTarget } from '../screening/target-store.server.ts';
import { holdMember } from '../members/member-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { ensureCase } from '../screening/case-store.server.ts';
import { decideInTransaction, type DecisionOutcome } from './decide-case.server.ts';
import type { HideReason, ReportTarget } from '../screening/report.ts';
import { lockTarget } from './hidden-target-store.server.ts';

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/**
 * Takes down what everybody sees, for admins, without anybody having reported it: as if its case had been decided so.
 */
export function takeDown(
  services: Services,
  viewer: Member,
  asked: ReportTarget,
  reason: HideReason,
): Promise<DecisionOutcome> {
  if (!viewer.isAdmin) return Promise.resolve({ ok: false, reason: 'not-allowed' });
  return services.db.transaction().execute(async (trx) => {
    const seen = await findTarget(trx, asked);
    const isThere =
      seen && (await holdMember(trx, viewer.id)) && (await holdMember(trx, seen.ownerId));
    if (!isThere) return NOT_FOUND;
    await lockTarget(trx, seen);
    const target = await findTarget(trx, asked);
    if (target?.hiddenAt !== null) return NOT_FOUND;
    const now = services.now();
    const { id: caseId, version } = await ensureCase(trx, target, { id: services.newId(), now });
    const decision = { caseId, version, action: 'delete', reason } as const;
    return decideInTransaction(trx, services, viewer, decision);
  });
}
