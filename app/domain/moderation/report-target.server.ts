import type { Db, ModerationCaseRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../members/viewer.ts';
import { storedNetwork } from '../../platform/limits/client-network.server.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { isNewPasskeyAccount } from '../rate-limits/new-accounts.server.ts';
import { findMember, lockMember } from '../members/member-store.server.ts';
import { addNotification } from '../notifications/notifications.server.ts';
import type { Client } from '../rate-limits/limits.server.ts';
import {
  countCountedReports,
  ensureCase,
  hasReported,
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
 * Saves a report, once per reporter and target (docs/product.md §9: new accounts by passkey of a network are counted once, with the words of each). The
 * caller takes the point of the limit. Nothing reveals whether the target is missing, hidden or the viewer's own.
 */
export async function reportTarget(
  services: Services,
  reporter: Reporter,
  report: Report,
): Promise<void> {
  const { viewer } = reporter;
  const target = isId(report.target.id) ? await findTarget(services.db, report.target) : undefined;
  if (!target || (viewer.kind === 'member' && viewer.id === target.ownerId)) return;
  const keys = await reporterKeys(services, reporter);
  await services.db.transaction().execute(async (trx) => {
    if (!(await lockMember(trx, target.ownerId))) return;
    if (viewer.kind === 'member' && !(await lockMember(trx, viewer.id))) return;
    await lockTarget(trx, target);
    await saveReport(trx, services, { viewer, keys, report });
  });
}

/**
 * The key of a reporter: one report of a case has it. New accounts by passkey share that of their network; a second one of
 * them gets its own, which `countReports` leaves out.
 */
async function reporterKeys(
  services: Pick<Services, 'db' | 'now' | 'secret'>,
  { viewer, guestId, address }: Reporter,
): Promise<readonly [key: string, uncounted?: string]> {
  const network = storedNetwork(address, services.secret);
  if (viewer.kind === 'guest') return [`${guestId} ${network}`];
  if (!(await isNewPasskeyAccount(services, viewer.id, address))) return [viewer.id];
  const shared = `passkey ${network}`;
  return [shared, `${shared} ${viewer.id}`];
}

type NewReport = {
  viewer: Viewer;
  keys: Awaited<ReturnType<typeof reporterKeys>>;
  report: Report;
};

async function saveReport(
  trx: Db,
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  { viewer, keys: [key, uncounted], report }: NewReport,
): Promise<void> {
  const isMember = viewer.kind === 'member';
  const target = await findTarget(trx, report.target);
  if (!target?.isShown) return;
  const now = services.now();
  const known = await ensureCase(trx, target, { id: services.newId(), now });
  const row = {
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
  };
  if (!(await insertReport(trx, row))) {
    const isOwn = uncounted === undefined || (await hasReported(trx, known.id, row.reporter_id));
    if (isOwn || !(await insertReport(trx, { ...row, reporter_key: uncounted }))) return;
  }
  await reopenCase(trx, known.id, now);
  await hideIfEnough(trx, services, known, target);
}

// Reports do not hide a target that an admin has already approved (`immune`).
async function hideIfEnough(
  trx: Db,
  services: Pick<Services, 'db' | 'now' | 'newId'>,
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
