import { findTarget } from '../screening/target-store.server.ts';
import { holdMember } from '../members/member-store.server.ts';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/http/viewer.ts';
import type { AuditRow, Database } from '../../platform/db/tables.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import {
  findAudit,
  insertAudit,
  markUndone,
  renewRemovals,
} from '../screening/audit-store.server.ts';
import { changeCase, findCase } from '../screening/case-store.server.ts';
import type { AuditDetails, DecisionOutcome } from './decide-case.server.ts';
import { hideTarget, lockTarget, showTarget } from './hidden-target-store.server.ts';

/** Takes back what the viewer has just decided, as if it had not been: also what its writer was told. */
export function undoDecision(
  services: Services,
  viewer: Member,
  undoId: string,
): Promise<DecisionOutcome> {
  if (!viewer.isAdmin) return Promise.resolve({ ok: false, reason: 'not-allowed' });
  return services.db.transaction().execute(async (trx) => {
    const done = await findAudit(trx, undoId);
    // The page offers ten seconds; a slow network gets the rest of the minute.
    const isMine = done?.actor_id === viewer.id && done.created_at >= services.now() - MINUTE_MS;
    if (!done?.details || !isMine || done.action === 'undo') {
      return { ok: false, reason: 'not-found' };
    }
    return undo(trx, services, done, JSON.parse(done.details) as AuditDetails);
  });
}

async function undo(
  trx: Kysely<Database>,
  services: Services,
  done: AuditRow,
  { caseId, version, before, notice }: AuditDetails,
): Promise<DecisionOutcome> {
  const known = await findCase(trx, caseId);
  if (!known || !(await holdMember(trx, known.owner_id))) return { ok: false, reason: 'not-found' };
  await lockTarget(trx, { id: known.target_id, postId: known.post_id });
  if (!(await changeCase(trx, { id: caseId, version }, before.case))) {
    return { ok: false, reason: 'decided' };
  }
  const target = await findTarget(trx, { kind: known.target_kind, id: known.target_id });
  if (!target) return { ok: false, reason: 'not-found' };
  const now = services.now();
  if (before.hiddenAt === null && target.hiddenAt !== null) await showTarget(trx, target);
  if (before.hiddenAt !== null) {
    await hideTarget(trx, target, before.hiddenReason ?? 'removed', before.hiddenAt);
  }
  await markUndone(trx, done.id, now);
  await renewRemovals(trx, done, done.created_at);
  if (notice !== null) await forgetNotice(trx, known.owner_id, notice);
  const id = services.newId();
  await insertAudit(trx, { ...done, id, action: 'undo', created_at: now, details: null });
  return { ok: true, undoId: id, version: version + 1 };
}

// What was never so is no news.
async function forgetNotice(trx: Kysely<Database>, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('notices').where('id', '=', id).where('user_id', '=', userId).execute();
}
