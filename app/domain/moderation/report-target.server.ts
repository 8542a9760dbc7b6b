import type { Db, ModerationCaseRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { storedNetwork } from '../../platform/limits/client-network.server.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { findMember, lockMember } from '../members/member-store.server.ts';
import { addNotification } from '../notifications/notifications.server.ts';
import type { Client } from '../rate-limits/limits.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import {
  countCountedReports,
  ensureCase,
  insertReport,
  reopenCase,
} from '../screening/case-store.server.ts';
import { NOTIFICATIONS } from '../screening/moderation-words.ts';
import { type ReportReason, REPORTS_THAT_HIDE, type ReportTarget } from '../screening/report.ts';
import { findTarget, type Target } from '../screening/target-store.server.ts';
import { hideTarget, lockTarget } from './hidden-target-store.server.ts';

/** The reporting client: a member, or a guest identified by guest id and network. */
export type Reporter = Client & { guestId: string };
export type Report = {
  target: ReportTarget;
  reason: ReportReason;
  words: string | null;
  contact: string | null;
};

/**
 * Saves a report, once per reporter and target. Returns null unless the client exceeds the rate limit. The result
 * does not reveal whether the target is missing, hidden or the viewer's own.
 */
export async function reportTarget(
  services: Services,
  reporter: Reporter,
  report: Report,
): Promise<RateLimited | null> {
  const { viewer, address } = reporter;
  const taken = await services.rateLimits.take('report', reporter);
  if (!taken.ok) return taken;
  const target = isId(report.target.id) ? await findTarget(services.db, report.target) : undefined;
  if (!target || (viewer.kind === 'member' && viewer.id === target.ownerId)) return null;
  const network = storedNetwork(address, services.secret);
  const key = viewer.kind === 'member' ? viewer.id : `${reporter.guestId} ${network}`;
  await services.db.transaction().execute(async (trx) => {
    if (!(await lockMember(trx, target.ownerId))) return;
    if (viewer.kind === 'member' && !(await lockMember(trx, viewer.id))) return;
    await lockTarget(trx, target);
    await saveReport(trx, services, { viewer, key, report });
  });
  return null;
}

type NewReport = { viewer: Viewer; key: string; report: Report };

async function saveReport(
  trx: Db,
  services: Services,
  { viewer, key, report }: NewReport,
): Promise<void> {
  const isMember = viewer.kind === 'member';
  const target = await findTarget(trx, report.target);
  if (!target?.isShown) return;
  const now = services.now();
  const known = await ensureCase(trx, target, { id: services.newId(), now });
  const isNew = await insertReport(trx, {
    id: services.newId(),
    case_id: known.id,
    reporter_id: isMember ? viewer.id : null,
    reporter_key: key,
    counts: isMember && (await isOldEnough(trx, viewer.id, now)) ? 1 : 0,
    reason: report.reason,
    message: report.words,
    // A member's account already provides a contact.
    contact: isMember ? null : report.contact,
    created_at: now,
  });
  if (!isNew) return;
  await reopenCase(trx, known.id, now);
  await hideIfEnough(trx, services, known, target);
}

// Reports do not hide a target that an admin has already approved (`immune`).
async function hideIfEnough(
  trx: Db,
  services: Services,
  { id, immune }: ModerationCaseRow,
  target: Target,
): Promise<void> {
  if (immune === 1 || (await countCountedReports(trx, id)) < REPORTS_THAT_HIDE) return;
  await hideTarget(trx, target, 'reports', services.now());
  const text = NOTIFICATIONS.reported(target.kind);
  await addNotification(services, { userId: target.ownerId, kind: 'moderation', text }, trx);
}

async function isOldEnough(trx: Db, userId: string, now: number): Promise<boolean> {
  const row = await findMember(trx, userId);
  return row !== undefined && row.created_at < now - DAY_MS;
}
