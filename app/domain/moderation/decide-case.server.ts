import { findTarget } from '../screening/target-store.server.ts';
import type { Target } from '../screening/target-store.server.ts';
import { holdMember } from '../members/member-store.server.ts';
import type { Kysely } from 'kysely';
import type { Member } from '../../platform/http/viewer.ts';
import type { Database, ModerationCaseRow } from '../../platform/db/tables.ts';
import { addNotification } from '../notifications/notifications.server.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import type { Services } from '../../platform/services.ts';
import { insertAudit, withdrawRemovals } from '../screening/audit-store.server.ts';
import { changeCase, findCase } from '../screening/case-store.server.ts';
import { NOTICES } from '../screening/moderation-words.ts';
import type { HideReason } from '../screening/report.ts';
import { hideTarget, lockTarget, showTarget } from './hidden-target-store.server.ts';

/** What an admin says to a case. `version` is the one that was looked at. */
export type Decision =
  | { caseId: string; version: number; action: 'keep' | 'restore' }
  | { caseId: string; version: number; action: 'hide' | 'delete'; reason: HideReason };

/** `undoId` names what was done, for taking it back; `version` is the one that the case has now. */
export type DecisionOutcome =
  | { ok: true; undoId: string; version: number }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'decided' };

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** What undoing needs to know. */
export type Before = {
  case: Pick<
    ModerationCaseRow,
    'closed_at' | 'decision' | 'reason' | 'immune' | 'delete_at' | 'opened_at'
  >;
  hiddenAt: number | null;
  hiddenReason: string | null;
};
export type AuditDetails = {
  caseId: string;
  version: number;
  style: string;
  before: Before;
  /** Names the notice to the writer. Its words are the writer's own: the log does not keep them. */
  notice: string | null;
};

/** Decides a case, for admins. Of two who do it at once one does, and the other is told. */
export function decideCase(
  services: Services,
  viewer: Member,
  decision: Decision,
): Promise<DecisionOutcome> {
  if (!viewer.isAdmin) return Promise.resolve({ ok: false, reason: 'not-allowed' });
  return services.db
    .transaction()
    .execute((trx) => decideInTransaction(trx, services, viewer, decision));
}

/** The same inside a transaction, for an admin. */
export async function decideInTransaction(
  trx: Kysely<Database>,
  services: Services,
  viewer: Member,
  decision: Decision,
): Promise<DecisionOutcome> {
  const seen = await findCase(trx, decision.caseId);
  const isThere =
    seen && (await holdMember(trx, viewer.id)) && (await holdMember(trx, seen.owner_id));
  if (!isThere) return NOT_FOUND;
  await lockTarget(trx, { id: seen.target_id, postId: seen.post_id });
  const known = await findCase(trx, seen.id);
  const target = known && (await findTarget(trx, { kind: known.target_kind, id: known.target_id }));
  if (!known || !target) return NOT_FOUND;
  const now = services.now();
  const change = changeFor(decision, now);
  if (!(await changeCase(trx, { ...known, version: decision.version }, change))) {
    return { ok: false, reason: 'decided' };
  }
  const notice = await carryOut(trx, services, target, decision);
  const done = { known, target, decision, now, notice };
  const undoId = await writeDown(trx, services, viewer, done);
  return { ok: true, undoId, version: decision.version + 1 };
}

function changeFor(decision: Decision, now: number): Partial<ModerationCaseRow> {
  const closed = { closed_at: now, decision: decision.action };
  if (!('reason' in decision)) return { ...closed, reason: null, immune: 1, delete_at: null };
  const { action, reason } = decision;
  return {
    ...closed,
    reason,
    immune: 0,
    delete_at: action === 'delete' ? now + RETENTION.removed : null,
  };
}

// Returns the id of what the writer is told.
async function carryOut(
  trx: Kysely<Database>,
  services: Services,
  target: Target,
  decision: Decision,
): Promise<string | null> {
  const { kind, ownerId, hiddenAt, text: said } = target;
  const contact = services.settings.operatorContact ?? null;
  const id = services.newId();
  const common = { id, userId: ownerId, kind: 'moderation' } as const;
  if ('reason' in decision) {
    await hideTarget(trx, target, 'removed', services.now());
    const text = NOTICES.removed(kind, said, decision.reason, contact);
    await addNotification(services, { ...common, text }, trx);
    return id;
  }
  if (hiddenAt === null) return null;
  await showTarget(trx, target);
  const text = NOTICES.restored(kind);
  await addNotification(services, { ...common, text, link: placeOf(target) }, trx);
  return id;
}

// Where everybody sees it.
function placeOf({ kind, id, postId }: Target): string {
  return kind === 'resource' ? `/resources?open=${id}` : `/post/${postId}`;
}

type Done = {
  known: ModerationCaseRow;
  target: Target;
  decision: Decision;
  now: number;
  notice: string | null;
};

async function writeDown(
  trx: Kysely<Database>,
  services: Services,
  viewer: Member,
  { known, target, decision, now, notice }: Done,
): Promise<string> {
  const { kind, id, style, hiddenAt, hiddenReason } = target;
  const { closed_at, decision: earlier, reason, immune, delete_at, opened_at } = known;
  const before = { closed_at, decision: earlier, reason, immune, delete_at, opened_at };
  const details: AuditDetails = {
    caseId: known.id,
    version: known.version + 1,
    style,
    before: { case: before, hiddenAt, hiddenReason },
    notice,
  };
  const audited = { target_kind: kind, target_id: id };
  // A second removal stands in the place of the first.
  await withdrawRemovals(trx, audited, now);
  const row = {
    id: services.newId(),
    actor_id: viewer.id,
    action: decision.action,
    ...audited,
    reason: 'reason' in decision ? decision.reason : null,
    details: JSON.stringify(details),
    created_at: now,
    undone_at: null,
  };
  await insertAudit(trx, row);
  return row.id;
}
