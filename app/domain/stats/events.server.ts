import type { Kysely } from 'kysely';
import type { Database, GuestEventRow, GuestSessionRow } from '../../platform/db/tables.ts';
import {
  type GuestEvent,
  referrerOrigin,
  userAgentFamily,
} from '../../platform/http/guest-events.server.ts';
import { addToRollups } from '../../platform/observe/rollup-store.server.ts';
import { quarterOf, type RollupChange } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import { insertEvent, lockSession, saveSession } from './event-store.server.ts';

/** docs/product.md §9: the steps of the funnel, in their order. */
const FUNNEL_STEPS = [
  'try_now_click',
  'generator_visit',
  'post_generated',
  'signup_prompt_shown',
  'signup_completed',
] as const;

/** A guest that may not have been here before. */
export type KnownSession = Omit<GuestSessionRow, 'last_seen'> & { last_seen: number | null };

/** Whether an event counts: a signing-in that made no new member is none (docs/product.md §3). */
function isCounted({ event, metadata }: GuestEvent): boolean {
  return event !== 'signup_completed' || metadata?.['isNewUser'] === true;
}

/** What an event at `at` (epoch milliseconds) makes of a guest's session, and how the numbers change. */
function takeStep(
  session: KnownSession,
  event: GuestEvent,
  at: number,
): { session: GuestSessionRow; changes: RollupChange[] } {
  const changes: RollupChange[] = [];
  const count = (metric: string, time: number, by: number) =>
    changes.push({ metric, bucket: quarterOf(time), by });
  if (isCounted(event)) count(event.event, at, 1);
  // Clocks of two servers may differ: a session never goes back.
  const last_seen = Math.max(at, session.last_seen ?? at);
  if (session.last_seen !== null) count('sessions', session.last_seen, -1);
  count('sessions', last_seen, 1);
  let { depth, entered_at } = session;
  if (isCounted(event) && event.event === FUNNEL_STEPS[depth]) {
    depth += 1;
    entered_at ??= at;
    count(`reached:${depth}`, entered_at, 1);
  }
  return { session: { ...session, last_seen, depth, entered_at }, changes };
}

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
  const before = await lockSession(trx, row.session_id, row.timestamp);
  const { session, changes } = takeStep(before, event, row.timestamp);
  await insertEvent(trx, row);
  await saveSession(trx, session);
  await addToRollups(trx, changes);
}
