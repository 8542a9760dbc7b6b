import type { Member } from '../../platform/http/viewer.ts';
import type { HideReason } from '../screening/report.ts';
import { takeDown } from './take-down.server.ts';
import type { Services } from '../../platform/services.ts';
import { placesOf } from '../../platform/files/object-store.server.ts';
import { sweepPlaces } from '../../platform/files/picture-storage.server.ts';
import { findResource } from '../media-library/list-resources.server.ts';
import { deleteResourceRow } from '../media-library/resource-store.server.ts';

/** `undoId` names the removal of somebody else's picture, for taking it back. */
export type RemoveOutcome =
  | { ok: true; undoId: string | null }
  | { ok: false; reason: 'not-found' | 'no-reason' };

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/**
 * Deletes an own picture with its files. An admin takes anybody's out of the library and says why: it goes for good
 * a day later and cannot come back.
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
  const places = await placesOf(services.db, id);
  if (!(await deleteResourceRow(services.db, id, viewer.id))) return NOT_FOUND;
  await sweepPlaces(services, places);
  return { ok: true, undoId: null };
}
