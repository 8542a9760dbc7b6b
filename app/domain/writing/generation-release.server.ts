import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { listAbandoned, markEnded } from '../posts/generation-store.server.ts';
import { refundGuest, refundPoint } from '../rate-limits/quotas.server.ts';

/** A reservation nobody settled in this time is given back. Milliseconds. */
export const RESERVATION_MS = 120_000;

/**
 * Ends a reservation without a post and gives back what it took, in the caller's transaction. One whose deadline is
 * later than `latest` is another one, and stays.
 */
export async function releaseWithin(
  trx: Kysely<Database>,
  id: string,
  state: 'failed' | 'expired',
  errorCode: string,
  now: number,
  latest?: number,
): Promise<void> {
  const row = await markEnded(trx, id, state, errorCode, now, latest);
  if (!row || row.charged_subject === null || row.charged_period === null) return;
  if (row.owner_kind === 'member') {
    const { owner_id: subject, charged_period: period } = row;
    await refundPoint(trx, { scope: 'generations-of-member', subject, period });
    return;
  }
  await refundGuest(trx, {
    guestId: row.owner_id,
    networks: row.charged_subject,
    day: row.charged_period,
  });
}

/**
 * The same in a transaction of its own. Calling it twice gives back once. Throws when it cannot be written now; it is
 * then tried again by itself until it can.
 */
export function releaseGeneration(
  services: Services,
  id: string,
  state: 'failed' | 'expired',
  errorCode: string,
): Promise<void> {
  const { db, now } = services;
  return releaseOrRetry(services, id, (latest) =>
    db.transaction().execute((trx) => releaseWithin(trx, id, state, errorCode, now(), latest)),
  );
}

async function releaseOrRetry(
  { now, lateReleases }: Services,
  id: string,
  release: (latest: number) => Promise<void>,
): Promise<void> {
  // Whoever reserves it anew does so later than this.
  const latest = now() + RESERVATION_MS;
  try {
    await release(latest);
  } catch (error) {
    lateReleases.add(id, () => release(latest));
    throw error;
  }
}

/** The error code of a generation whose reader had seen some text: it stays charged. */
export const READER_LEFT = 'reader-left-midway';

/** Ends what its reader has left: given back, unless some of the text was already read. */
export function endUnread(services: Services, id: string, begun: boolean): Promise<void> {
  if (begun) return endMidway(services, id);
  return releaseGeneration(services, id, 'failed', 'reader-left');
}

/** Ends what could not be finished for its reader. When the server has to stop, it is nobody's doing: given back. */
export function endEarly(services: Services, id: string, begun: boolean): Promise<void> {
  if (!services.stopping.signal.aborted) return endUnread(services, id, begun);
  return releaseGeneration(services, id, 'failed', 'interrupted');
}

/** Ends a reservation whose reader left in the middle of the text. Nothing is given back. */
function endMidway(services: Services, id: string): Promise<void> {
  return releaseOrRetry(services, id, async (latest) => {
    await markEnded(services.db, id, 'failed', READER_LEFT, services.now(), latest);
  });
}

/**
 * Gives back what a killed process left reserved. On SQLite this process is alone, so every foreign
 * reservation is dead; on Postgres another process may still be writing, so only the deadline tells.
 * Returns how many were given back.
 */
export async function releaseAbandoned(services: Services): Promise<number> {
  const alone = services.settings.databaseUrl ? null : services.bootId;
  const ids = await listAbandoned(services.db, services.now(), alone);
  for (const id of ids) await releaseGeneration(services, id, 'expired', 'interrupted');
  services.faults.count('given-back', ids.length);
  return ids.length;
}
