import { HOUR_MS } from '../../platform/time/durations.ts';
import { NOTICES_KEPT, RETENTION } from '../../platform/time/retention.ts';
import type { Services } from '../../platform/services.ts';
import { deleteBeyond, deleteNoticesBefore, listTold } from './old-notices-store.server.ts';

/** So many rows a statement deletes or reads, so that none takes long. */
const AT_ONCE = 1000;
/** Longer than the time between two looks (server/run-jobs.server.ts), also when some have failed. */
const LOOKED_BACK = 6 * HOUR_MS;

/**
 * A notice goes when it is old (RETENTION.notices), and when its member has been told very much since (NOTICES_KEPT).
 * `stopping` ends it between two statements. Returns how many went.
 */
export async function pruneNotices(
  services: Pick<Services, 'db' | 'now'>,
  stopping?: AbortSignal,
): Promise<number> {
  const old = await deleteOld(services, stopping);
  return old + (await deleteSurplus(services, stopping));
}

async function deleteOld({ db, now }: Pick<Services, 'db' | 'now'>, stopping?: AbortSignal) {
  const before = now() - RETENTION.notices;
  for (let all = 0; ;) {
    const gone = stopping?.aborted ? 0 : await deleteNoticesBefore(db, before, AT_ONCE);
    all += gone;
    if (gone < AT_ONCE) return all;
  }
}

// Whoever was told nothing lately has no more than at the look before.
async function deleteSurplus({ db, now }: Pick<Services, 'db' | 'now'>, stopping?: AbortSignal) {
  const seen = new Set<string>();
  let after = { at: now() - LOOKED_BACK, id: '' };
  for (let all = 0; ;) {
    const told = stopping?.aborted ? [] : await listTold(db, after, AT_ONCE);
    const members = new Set(told.map((row) => row.user_id)).difference(seen);
    for (const member of members) {
      seen.add(member);
      all += await deleteBeyond(db, member, NOTICES_KEPT);
    }
    const last = told.at(-1);
    if (told.length < AT_ONCE || !last) return all;
    after = { at: last.at, id: last.id };
  }
}
