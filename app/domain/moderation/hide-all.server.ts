import { z } from 'zod';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { lockMember } from '../members/member-store.server.ts';
import { deleteNotification } from '../notifications/notification-store.server.ts';
import { addNotification } from '../notifications/notifications.server.ts';
import {
  type AuditRecord,
  findAudit,
  listUndoable,
  logAudit,
  markUndone,
} from '../screening/audit-store.server.ts';
import { NOTIFICATIONS } from '../screening/moderation-words.ts';
import { type HideReason, TARGET_KINDS, type TargetRef } from '../screening/report.ts';
import { countInForce, undoInTransaction } from './decisions.server.ts';
import { listHideable } from './hidden-target-store.server.ts';
import { removeInTransaction } from './removals.server.ts';

/** The number of targets per transaction, so that other requests can write in between. */
const BATCH = 50;
const MAX_AT_ONCE = 1000;
const UNDO_MS = 10 * MINUTE_MS;

/** `undoIds` are the audit entries of the hidden targets. `notification` is the id of the notification. */
const hideAllDetails = z.object({ undoIds: z.array(z.string()), notification: z.string() });

/** `isMore`: the limit was reached, and there are more targets. */
type HideAllOutcome = { ok: true; hidden: number; isMore: boolean } | Rejection;

/**
 * Hides everything that a member shows to others, and what waits for a review, at most 1000 targets at once. Each target
 * has its own audit entry; the member gets one notification. Returns `not-found` when there is nothing to hide.
 */
export async function hideAllOf(
  services: Services,
  admin: Admin,
  userId: string,
  reason: HideReason,
): Promise<HideAllOutcome> {
  const undoIds: string[] = [];
  let isMore = false;
  for (const kind of TARGET_KINDS) {
    for (;;) {
      const limit = Math.min(BATCH, MAX_AT_ONCE - undoIds.length);
      const targets = await listHideable(services.db, { kind, userId, limit: limit + 1 });
      isMore ||= limit === 0 && targets.length > 0;
      const hidden = await hideBatch(services, admin, targets.slice(0, limit), reason);
      undoIds.push(...hidden);
      if (hidden.length === 0) break;
    }
  }
  if (undoIds.length === 0) return NOT_FOUND;
  await tell(services, admin, { userId, reason, undoIds });
  return { ok: true, hidden: undoIds.length, isMore };
}

// Returns the ids of the audit entries.
async function hideBatch(
  services: Services,
  admin: Admin,
  targets: readonly TargetRef[],
  reason: HideReason,
): Promise<string[]> {
  if (targets.length === 0) return [];
  return services.db.transaction().execute(async (trx) => {
    const undoIds: string[] = [];
    for (const target of targets) {
      const how = { action: 'hide', reason, isQuiet: true } as const;
      const done = await removeInTransaction(trx, services, admin, { target, how });
      if (done.ok) undoIds.push(done.undoId);
    }
    return undoIds;
  });
}

type Told = { userId: string; reason: HideReason; undoIds: string[] };

async function tell(services: Services, admin: Admin, { userId, reason, undoIds }: Told) {
  const notification = services.newId();
  const contact = services.settings.operatorContact ?? null;
  const text = NOTIFICATIONS.removedAll(undoIds.length, reason, contact);
  const details: z.input<typeof hideAllDetails> = { undoIds, notification };
  return services.db.transaction().execute(async (trx) => {
    if (await lockMember(trx, userId)) {
      await addNotification(services, { id: notification, userId, kind: 'moderation', text }, trx);
    }
    const target = { target_kind: 'user', target_id: userId };
    const entry = { actor_id: admin.id, action: 'hide-all', ...target, reason };
    await logAudit(trx, services, { ...entry, details });
  });
}

/**
 * Returns what `undoHideAll` can undo, newest first: the id to pass, until when that works, and the number of targets
 * that it would show again now.
 */
export async function findUndosOfAll({ db, now }: Pick<Services, 'db' | 'now'>, userId: string) {
  const target = { target_kind: 'user', target_id: userId };
  const since = now() - UNDO_MS;
  const undos: { id: string; until: number; hidden: number }[] = [];
  for (const { id, created_at: at, details } of await listUndoable(db, target, {
    action: 'hide-all',
    since,
  })) {
    const { undoIds = [] } = hideAllDetails.safeParse(details).data ?? {};
    const hidden = await countInForce(db, undoIds);
    if (hidden > 0) undos.push({ id, until: at + UNDO_MS, hidden });
  }
  return undos;
}

type UndoOutcome = { ok: true; restored: number } | Rejection;

/**
 * Undoes a `hideAllOf` of any admin within ten minutes and deletes its notification. Skips targets that are gone or
 * decided since, which are all where it was undone before. Returns `not-found` after that time.
 */
export async function undoHideAll(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  { userId, undoId }: { userId: string; undoId: string },
): Promise<UndoOutcome> {
  const done = await findAudit(services.db, undoId);
  if (done?.action !== 'hide-all' || done.target_id !== userId) return NOT_FOUND;
  if (done.undone_at !== null) return { ok: true, restored: 0 };
  if (done.created_at < services.now() - UNDO_MS) return NOT_FOUND;
  const { undoIds, notification } = hideAllDetails.parse(done.details);
  let restored = 0;
  for (let from = 0; from < undoIds.length; from += BATCH) {
    restored += await undoBatch(services, admin, undoIds.slice(from, from + BATCH));
  }
  await services.db.transaction().execute(async (trx) => {
    await markUndone(trx, done.id, services.now());
    await deleteNotification(trx, done.target_id, notification);
    await logAudit(trx, services, { ...targetOf(done), actor_id: admin.id, action: 'undo' });
  });
  return { ok: true, restored };
}

const targetOf = ({ target_kind, target_id, reason }: AuditRecord) => ({
  target_kind,
  target_id,
  reason,
});

function undoBatch(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  undoIds: readonly string[],
): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    let restored = 0;
    for (const id of undoIds) {
      const one = await findAudit(trx, id);
      if (one && (await undoInTransaction(trx, services, admin, one)).ok) restored += 1;
    }
    return restored;
  });
}
