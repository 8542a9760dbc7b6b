import type { Kysely } from 'kysely';
import type { Database, GuestEventRow } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { holdSession, insertEvent, keepSession } from './event-store.server.ts';
import { takeStep } from './guest-session.ts';
import { type GuestEvent, referrerOrigin } from '../../platform/http/parse-event.ts';
import { addToRollups } from '../../platform/observe/rollup-store.server.ts';
import { userAgentFamily } from '../../platform/text/user-agent-family.ts';

export type EventSource = { userAgent: string; referrer: string | undefined };

/**
 * Writes one guest_analytics event (docs/product.md §3) with the server's clock.
 * A failure is silent for the visitor (docs/product.md §8) and goes to the log.
 */
export async function recordEvent(
  services: Services,
  guestId: string,
  event: GuestEvent,
  source: EventSource,
): Promise<void> {
  const row: GuestEventRow = {
    id: services.newId(),
    session_id: guestId,
    event: event.event,
    timestamp: services.now(),
    user_agent: userAgentFamily(source.userAgent),
    referrer: referrerOrigin(source.referrer),
    metadata: event.metadata ? JSON.stringify(event.metadata) : null,
  };
  try {
    await services.db.transaction().execute((trx) => writeEvent(trx, row, event));
  } catch (error) {
    services.log.warn({ err: error, event: event.event }, 'an analytics event was not written');
  }
}

/** An event, the session it belongs to and the numbers it changes: all of it or nothing. */
export async function writeEvent(
  trx: Kysely<Database>,
  row: GuestEventRow,
  event: GuestEvent,
): Promise<void> {
  const before = await holdSession(trx, row.session_id, row.timestamp);
  const { session, changes } = takeStep(before, event, row.timestamp);
  await insertEvent(trx, row);
  await keepSession(trx, session);
  await addToRollups(trx, changes);
}
