import { findStyle } from '../../../comedy/post-styles.ts';
import type { AuditRow } from '../../platform/db/tables.ts';
import { pathsOf } from '../../platform/files/object-store.server.ts';
import { sweepPlaces } from '../../platform/files/picture-storage.server.ts';
import { NOT_FOUND } from '../../platform/http/errors.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { deleteResourceRow } from '../media-library/resource-store.server.ts';
import { findResource } from '../media-library/resources.server.ts';
import { lockMember } from '../members/member-store.server.ts';
import { listRemovalRows } from '../screening/audit-store.server.ts';
import { ensureCase } from '../screening/case-store.server.ts';
import { HIDE_REASON_WORDS } from '../screening/moderation-words.ts';
import { HIDE_REASONS, type HideReason, type ReportTarget } from '../screening/report.ts';
import { findTarget } from '../screening/target-store.server.ts';
import {
  type AuditDetails,
  decideInTransaction,
  type DecisionOutcome,
} from './decisions.server.ts';
import { lockTarget } from './hidden-target-store.server.ts';

/** Removes a visible target that may have no reports; admins only. Has the effect of a `delete` decision on its case. */
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
      seen && (await lockMember(trx, viewer.id)) && (await lockMember(trx, seen.ownerId));
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

/** `undoId` is the id to undo the removal of another member's picture. It is null for the viewer's own picture. */
type RemoveOutcome =
  | { ok: true; undoId: string | null }
  | { ok: false; reason: 'not-found' | 'no-reason' };

/**
 * Deletes the viewer's own picture and its files. An admin can remove any picture with a reason: the picture is
 * deleted permanently a day later and cannot be uploaded again.
 */
export async function removeResource(
  services: Services,
  viewer: Member,
  id: string,
  reason: HideReason | null = null,
): Promise<RemoveOutcome> {
  const resource = await findResource(services, viewer, id);
  if (!resource) return NOT_FOUND;
  if (resource.isOwn) return deleteOwn(services, viewer, id);
  if (!viewer.isAdmin) return NOT_FOUND;
  if (reason === null) return { ok: false, reason: 'no-reason' };
  const done = await takeDown(services, viewer, { kind: 'resource', id }, reason);
  return done.ok ? { ok: true, undoId: done.undoId } : NOT_FOUND;
}

async function deleteOwn(services: Services, viewer: Member, id: string): Promise<RemoveOutcome> {
  const files = await pathsOf(services.db, 'id', id);
  if (!(await deleteResourceRow(services.db, id, viewer.id))) return NOT_FOUND;
  await sweepPlaces(services, files);
  return { ok: true, undoId: null };
}

/** A public log entry of a removal. It contains neither the author nor the text. `at` is in epoch milliseconds. */
export type Removal = { at: number; kind: string; style: string; reason: string };
type RemovalsPage = { removals: Removal[]; next: string | null };

const PAGE = 50;

/** Returns a page of 50 entries of the public removal log, newest first. */
export async function listRemovals({ db }: Services, after: string | null): Promise<RemovalsPage> {
  const rows = await listRemovalRows(db, decodeCursor(after), PAGE + 1);
  const { shown, next } = cutPage(rows, PAGE);
  return { removals: shown.map(removalOf), next };
}

function removalOf({ created_at: at, target_kind: kind, reason, details }: AuditRow): Removal {
  const { style } = JSON.parse(details ?? '{"style":""}') as Pick<AuditDetails, 'style'>;
  const known = HIDE_REASONS.find((one) => one === reason) ?? 'other';
  return {
    at,
    kind,
    style: findStyle(style)?.label ?? style,
    reason: HIDE_REASON_WORDS[known],
  };
}
