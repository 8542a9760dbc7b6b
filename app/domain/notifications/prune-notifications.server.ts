import type { Services } from '../../platform/services.ts';
import { HOUR_MS } from '../../platform/time/time-units.ts';
import { MAX_NOTICES, RETENTION } from '../../platform/time/retention.ts';
import {
  deleteAllButNewest,
  deleteNotificationsBefore,
  listNotificationOwners,
} from './notification-store.server.ts';

/** So many rows a statement deletes or reads, so that none takes long. */
const BATCH_SIZE = 1000;
/** Longer than the time between two looks (server/jobs.server.ts), also when some have failed. */
const LOOKBACK_MS = 6 * HOUR_MS;

/**
 * A notice goes when it is old (RETENTION.notices), and when its member has been told very much since (MAX_NOTICES).
 * `stopping` ends it between two statements. Returns how many went.
 */
export async function pruneNotifications(
  services: Pick<Services, 'db' | 'now'>,
  stopping?: AbortSignal,
): Promise<number> {
  const old = await deleteOld(services, stopping);
  return old + (await deleteSurplus(services, stopping));
}

async function deleteOld({ db, now }: Pick<Services, 'db' | 'now'>, stopping?: AbortSignal) {
  const before = now() - RETENTION.notices;
  for (let all = 0; ;) {
    const gone = stopping?.aborted ? 0 : await deleteNotificationsBefore(db, before, BATCH_SIZE);
    all += gone;
    if (gone < BATCH_SIZE) return all;
  }
}

// Whoever was told nothing lately has no more than at the look before.
async function deleteSurplus({ db, now }: Pick<Services, 'db' | 'now'>, stopping?: AbortSignal) {
  const seen = new Set<string>();
  let after = { at: now() - LOOKBACK_MS, id: '' };
  for (let all = 0; ;) {
    const told = stopping?.aborted ? [] : await listNotificationOwners(db, after, BATCH_SIZE);
    const members = new Set(told.map((row) => row.user_id)).difference(seen);
    for (const member of members) {
      seen.add(member);
      all += await deleteAllButNewest(db, member, MAX_NOTICES);
    }
    const last = told.at(-1);
    if (told.length < BATCH_SIZE || !last) return all;
    after = { at: last.at, id: last.id };
  }
}
