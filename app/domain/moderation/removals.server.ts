import { findStyle } from '../../../comedy/styles/post-styles.ts';
import type { Db } from '../../platform/db/tables.ts';
import { pathsOf } from '../../platform/files/object-store.server.ts';
import { sweepPlaces } from '../../platform/files/picture-storage.server.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { deleteResourceRow } from '../media-library/resource-store.server.ts';
import { findResource } from '../media-library/resources.server.ts';
import { lockMember } from '../members/member-store.server.ts';
import { type AuditRecord, listRemovalRows } from '../screening/audit-store.server.ts';
import { ensureCase } from '../screening/case-store.server.ts';
import { CHOOSE_REASON, HIDE_REASON_WORDS } from '../screening/moderation-words.ts';
import { type HideReason, readHideReason, type TargetRef } from '../screening/report.ts';
import { findTarget } from '../screening/target-store.server.ts';
import {
  decideInTransaction,
  decisionDetails,
  type DecisionOutcome,
  type HowToRemove,
} from './decisions.server.ts';
import { lockTarget } from './hidden-target-store.server.ts';

/** What to remove, and how. */
type Removing = { target: TargetRef; how: HowToRemove };

/**
 * Hides or deletes a target that may have no reports; admins only. Has the effect of that decision on its case. Returns
 * `not-found` for a private post and for a target that an admin has removed.
 */
export function removeTarget(
  services: Services,
  viewer: Member,
  removing: Removing,
): Promise<DecisionOutcome> {
  if (!viewer.isAdmin) return Promise.resolve({ ok: false, reason: 'not-allowed' });
  if (!isId(removing.target.id)) return Promise.resolve(NOT_FOUND);
  return services.db
    .transaction()
    .execute((trx) => removeInTransaction(trx, services, viewer, removing));
}

/** `removeTarget` inside the caller's transaction. The caller must check that the viewer is an admin. */
export async function removeInTransaction(
  trx: Db,
  services: Services,
  viewer: Member,
  { target: asked, how }: Removing,
): Promise<DecisionOutcome> {
  const seen = await findTarget(trx, asked);
  const isThere =
    seen && (await lockMember(trx, viewer.id)) && (await lockMember(trx, seen.ownerId));
  if (!isThere) return NOT_FOUND;
  await lockTarget(trx, seen);
  const target = await findTarget(trx, asked);
  if (!target?.isShared || target.hiddenReason === 'removed') return NOT_FOUND;
  const now = services.now();
  const { id: caseId, version } = await ensureCase(trx, target, { id: services.newId(), now });
  return decideInTransaction(trx, services, viewer, { caseId, version, ...how });
}

/** `undoId` is the id to undo the removal of another member's picture. It is null for the viewer's own picture. */
type RemoveOutcome = { ok: true; undoId: string | null } | Rejection<'not-found' | 'invalid-field'>;

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
  if (reason === null) return invalidField('reason', CHOOSE_REASON);
  const target = { kind: 'resource', id } as const;
  const how = { action: 'delete', reason } as const;
  const done = await removeTarget(services, viewer, { target, how });
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
export async function listRemovals(
  { db }: Pick<Services, 'db'>,
  after: string | null,
): Promise<RemovalsPage> {
  const rows = await listRemovalRows(db, decodeCursor(after), PAGE + 1);
  const { shown, next } = cutPage(rows, PAGE);
  return { removals: shown.map(removalOf), next };
}

/** An entry whose details cannot be read is shown without its style. */
const removedShape = decisionDetails.pick({ style: true }).catch({ style: '' });

function removalOf({ created_at: at, target_kind: kind, reason, details }: AuditRecord): Removal {
  const { style } = removedShape.parse(details);
  const known = readHideReason(reason) ?? 'other';
  return {
    at,
    kind,
    style: findStyle(style)?.label ?? style,
    reason: HIDE_REASON_WORDS[known],
  };
}
