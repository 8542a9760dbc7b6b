import { z } from 'zod';
import { deleteNotification } from '../notifications/notification-store.server.ts';
import type { Db, ModerationCaseRow } from '../../platform/db/tables.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { lockMember } from '../members/member-store.server.ts';
import { addNotification } from '../notifications/notifications.server.ts';
import {
  type AuditRecord,
  findAudit,
  listAuditEntries,
  logAudit,
  markUndone,
  renewRemovals,
  withdrawRemovals,
} from '../screening/audit-store.server.ts';
import {
  changeCase,
  deleteUnreported,
  findCase,
  listCaseVersions,
} from '../screening/case-store.server.ts';
import { NOTIFICATIONS, UNDO_TOO_LATE } from '../screening/moderation-words.ts';
import { type HideReason, TARGET_KINDS } from '../screening/report.ts';
import { findTarget, type Target } from '../screening/target-store.server.ts';
import { hideTarget, lockTargetOf, showTarget } from './hidden-target-store.server.ts';

/** How an admin removes a target. `isQuiet`: the caller notifies the author. */
export type HowToRemove = { action: 'hide' | 'delete'; reason: HideReason; isQuiet?: boolean };

/** An admin's decision. `version` is the version of the case that the admin saw. */
export type Decision = { caseId: string; version: number } & (
  | { action: 'keep' | 'restore' }
  | HowToRemove
);

/**
 * `undoId` is the id to pass to `undoDecision`. `version` is the new version of the case. `wasVisible`: an undo found
 * nothing to do, because the target is visible again.
 */
export type DecisionOutcome =
  | { ok: true; undoId: string; version: number; wasVisible?: true }
  | Rejection<'not-allowed' | 'not-found' | 'case-decided'>;

const DECISIONS: readonly string[] = ['keep', 'restore', 'hide', 'delete'];
const DECIDED = { ok: false, reason: 'case-decided' } as const;

/** What the audit log keeps of a decision. */
export const decisionDetails = z.object({
  caseId: z.string(),
  version: z.number(),
  style: z.string(),
  /** The state that undo restores. */
  before: z.object({
    case: z.object({
      closed_at: z.number().nullable(),
      decision: z.enum(['keep', 'restore', 'hide', 'delete']).nullable(),
      reason: z.string().nullable(),
      immune: z.number(),
      delete_at: z.number().nullable(),
      opened_at: z.number(),
    }),
    hiddenAt: z.number().nullable(),
    hiddenReason: z.string().nullable(),
  }),
  /** The id of the notification to the author. The log does not store its text, which quotes the author. */
  notification: z.string().nullable(),
});
type DecisionDetails = z.output<typeof decisionDetails>;

/** Decides a case; admins only. Of two concurrent decisions one succeeds, and the other returns `case-decided`. */
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

/** Decides a case inside the caller's transaction. The caller must check that the viewer is an admin. */
export async function decideInTransaction(
  trx: Db,
  services: Services,
  viewer: Member,
  decision: Decision,
): Promise<DecisionOutcome> {
  const seen = await findCase(trx, decision.caseId);
  const isThere =
    seen && (await lockMember(trx, viewer.id)) && (await lockMember(trx, seen.owner_id));
  if (!isThere) return NOT_FOUND;
  await lockTargetOf(trx, seen);
  const known = await findCase(trx, seen.id);
  const target = known && (await findTarget(trx, { kind: known.target_kind, id: known.target_id }));
  if (!known || !target) return NOT_FOUND;
  const now = services.now();
  const change = changeFor(decision, now);
  if (!(await changeCase(trx, { ...known, version: decision.version }, change))) {
    return DECIDED;
  }
  const notification = await carryOut(trx, services, target, decision);
  const { kind, id, style, hiddenAt, hiddenReason } = target;
  const version = decision.version + 1;
  const before = { case: stateOf(known), hiddenAt, hiddenReason };
  const details: DecisionDetails = { caseId: known.id, version, style, before, notification };
  const audited = { target_kind: kind, target_id: id };
  // The new decision replaces earlier removals of the target in the public log.
  await withdrawRemovals(trx, audited, now);
  const undoId = await logAudit(trx, services, {
    ...audited,
    actor_id: viewer.id,
    action: decision.action,
    reason: 'reason' in decision ? decision.reason : null,
    details,
    at: now,
  });
  return { ok: true, undoId, version };
}

// The columns of a case that a decision changes.
function stateOf(known: ModerationCaseRow): DecisionDetails['before']['case'] {
  const { closed_at, decision, reason, immune, delete_at, opened_at } = known;
  return { closed_at, decision, reason, immune, delete_at, opened_at };
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

// Returns the id of the notification to the author, or null when none was sent.
async function carryOut(
  trx: Db,
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
    if (decision.isQuiet) return null;
    const text = NOTIFICATIONS.removed(kind, said, decision.reason, contact);
    await addNotification(services, { ...common, text }, trx);
    return id;
  }
  if (hiddenAt === null) return null;
  await showTarget(trx, target);
  const text = NOTIFICATIONS.restored(kind);
  await addNotification(services, { ...common, text, link: pageOf(target) }, trx);
  return id;
}

// Returns the public URL of the target.
function pageOf({ kind, id, postId, requestId }: Target): string {
  if (kind === 'resource') return `/resources?open=${id}`;
  return postId === null ? `/requests/${requestId}` : `/post/${postId}`;
}

/** How long a decision can be undone. */
export const UNDO_DECISION_MS = MINUTE_MS;

/**
 * Undoes a decision of any admin within one minute, and deletes its notification. Returns `not-found` after that,
 * and `case-decided` when the case has changed since. An undone or withdrawn one whose target is visible is no error.
 */
export async function undoDecision(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Member,
  undoId: string,
): Promise<DecisionOutcome> {
  if (!viewer.isAdmin) return { ok: false, reason: 'not-allowed' };
  const undone = await services.db.transaction().execute(async (trx) => {
    const done = await findAudit(trx, undoId);
    if (!done?.details || !DECISIONS.includes(done.action)) return NOT_FOUND;
    const before = await findVisible(trx, done);
    if (before) return before;
    if (done.created_at < services.now() - UNDO_DECISION_MS) return NOT_FOUND;
    return undoInTransaction(trx, services, viewer, done);
  });
  return undone.ok || undone.reason !== 'not-found'
    ? undone
    : { ...undone, message: UNDO_TOO_LATE };
}

async function findVisible(trx: Db, done: AuditRecord): Promise<DecisionOutcome | null> {
  if (done.undone_at === null) return null;
  const { caseId, version } = decisionDetails.parse(done.details);
  const kind = TARGET_KINDS.find((one) => one === done.target_kind);
  const target = kind && (await findTarget(trx, { kind, id: done.target_id }));
  if (!target || target.hiddenAt !== null) return null;
  const known = await findCase(trx, caseId);
  return { ok: true, undoId: done.id, version: known?.version ?? version, wasVisible: true };
}

/** Returns how many of these decisions are in force: neither undone, nor followed by another one about the same case. */
export async function countInForce(db: Db, ids: readonly string[]): Promise<number> {
  const made = (await listAuditEntries(db, ids)).filter((one) => one.undone_at === null);
  const decided = made.flatMap(({ details }) => decisionDetails.safeParse(details).data ?? []);
  const cases = await listCaseVersions(
    db,
    decided.map(({ caseId }) => caseId),
  );
  return decided.filter(({ caseId, version }) => cases.get(caseId) === version).length;
}

/** Undoes a decision inside the caller's transaction. The caller must check that the viewer may undo it. */
export async function undoInTransaction(
  trx: Db,
  services: Pick<Services, 'now' | 'newId'>,
  viewer: Member,
  done: AuditRecord,
): Promise<DecisionOutcome> {
  const { caseId, version, before, notification } = decisionDetails.parse(done.details);
  const known = await findCase(trx, caseId);
  if (!known || !(await lockMember(trx, known.owner_id))) return NOT_FOUND;
  await lockTargetOf(trx, known);
  if (!(await changeCase(trx, { id: caseId, version }, before.case))) {
    return DECIDED;
  }
  const target = await findTarget(trx, { kind: known.target_kind, id: known.target_id });
  if (!target) return NOT_FOUND;
  const now = services.now();
  if (before.hiddenAt === null && target.hiddenAt !== null) await showTarget(trx, target);
  if (before.hiddenAt !== null) {
    await hideTarget(trx, target, before.hiddenReason ?? 'removed', before.hiddenAt);
  }
  await markUndone(trx, done.id, now);
  await renewRemovals(trx, done, done.created_at);
  if (notification !== null) await deleteNotification(trx, known.owner_id, notification);
  // A removal without a report opened the case, and nothing waits in it now.
  if (before.hiddenAt === null) await deleteUnreported(trx, caseId);
  const { target_kind, target_id, reason } = done;
  const entry = { actor_id: viewer.id, action: 'undo', target_kind, target_id, reason };
  const id = await logAudit(trx, services, { ...entry, at: now });
  return { ok: true, undoId: id, version: version + 1 };
}
