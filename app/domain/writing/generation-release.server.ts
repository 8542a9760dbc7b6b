import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { SECOND_MS } from '../../platform/time/time-units.ts';
import { extendReservation, listAbandoned, markEnded } from '../posts/generation-store.server.ts';
import { refundGuest, refundMember } from '../rate-limits/quotas.server.ts';

/** A reservation is released after this time, unless the process that writes holds it. Milliseconds. */
export const RESERVATION_MS = 120_000;

/** Holds a reservation while its text is waited for and written, however long that takes. Returns the end of it. */
export function holdReservation(services: Services, id: string): () => void {
  const { db, bootId, now, log } = services;
  const timer = setInterval(() => {
    extendReservation(db, { id, bootId, deadline: now() + RESERVATION_MS }).catch(
      (error: unknown) => log.warn({ err: error, generation: id }, 'a reservation was not held'),
    );
  }, RESERVATION_MS / 3);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Ends a reservation without a text and refunds its charge, in the caller's transaction. Skips a row with a deadline
 * after `latest`: a later attempt has reserved it.
 */
export async function releaseWithin(
  trx: Db,
  id: string,
  state: 'failed' | 'expired',
  errorCode: string,
  now: number,
  latest?: number,
): Promise<void> {
  const row = await markEnded(trx, id, state, errorCode, now, latest);
  if (!row || row.charged_subject === null || row.charged_period === null) return;
  const { owner_id, charged_subject: networks, charged_period: day } = row;
  if (row.owner_kind === 'guest') return refundGuest(trx, { guestId: owner_id, networks, day });
  await refundMember(trx, {
    memberId: owner_id,
    networks: networks === owner_id ? null : networks,
    day,
  });
}

/**
 * Runs releaseWithin in its own transaction. Calling it twice refunds once. Throws when the database rejects the
 * write, and then tries again by itself.
 */
export function releaseGeneration(
  services: Pick<Services, 'db' | 'now' | 'stopping'>,
  id: string,
  state: 'failed' | 'expired',
  errorCode: string,
): Promise<void> {
  const { db, now } = services;
  return releaseOrRetry(services, (latest) =>
    db.transaction().execute((trx) => releaseWithin(trx, id, state, errorCode, now(), latest)),
  );
}

async function releaseOrRetry(
  { now, stopping }: Pick<Services, 'now' | 'stopping'>,
  release: (latest: number) => Promise<void>,
): Promise<void> {
  // A later attempt has a later deadline.
  const latest = now() + RESERVATION_MS;
  try {
    await release(latest);
  } catch (error) {
    retryLater(() => release(latest), stopping.signal).catch(() => undefined);
    throw error;
  }
}

/**
 * Retries each second until the deadline or the stop of the server: the disk was full or the database unavailable. Keeps
 * no process alive. After the deadline a scheduled job releases what is left.
 */
async function retryLater(release: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < RESERVATION_MS; waited += SECOND_MS) {
    await setTimeout(SECOND_MS, undefined, { ref: false, signal });
    try {
      return await release();
    } catch {
      // It is no better yet.
    }
  }
}

/** The error code of a generation whose reader left after some text: it stays charged. */
export const READER_LEFT = 'reader-left-midway';

/** Ends a generation whose reader left. Refunds it unless some text was sent (`hasText`). */
export function endUnread(
  services: Pick<Services, 'db' | 'now' | 'stopping'>,
  id: string,
  hasText: boolean,
): Promise<void> {
  if (!hasText) return releaseGeneration(services, id, 'failed', 'reader-left');
  return releaseOrRetry(services, async (latest) => {
    await markEnded(services.db, id, 'failed', READER_LEFT, services.now(), latest);
  });
}

/** Ends an interrupted generation. A server stop always refunds; a reader who left does as endUnread says. */
export function endEarly(
  services: Pick<Services, 'db' | 'now' | 'stopping'>,
  id: string,
  hasText: boolean,
): Promise<void> {
  if (!services.stopping.signal.aborted) return endUnread(services, id, hasText);
  return releaseGeneration(services, id, 'failed', 'interrupted');
}

/**
 * Releases the reservations of killed processes and returns their number. SQLite has one process, so every
 * reservation of another boot is dead. On Postgres another process may still write, so only the deadline counts.
 */
export async function releaseAbandoned(
  services: Pick<Services, 'bootId' | 'db' | 'errorCounters' | 'now' | 'settings'>,
): Promise<number> {
  const ownBootId = services.settings.databaseUrl ? null : services.bootId;
  const { db, now } = services;
  const ids = await listAbandoned(db, now(), ownBootId);
  for (const id of ids)
    await db
      .transaction()
      .execute((trx) => releaseWithin(trx, id, 'expired', 'interrupted', now()));
  services.errorCounters.count('reservation-released', ids.length);
  return ids.length;
}
