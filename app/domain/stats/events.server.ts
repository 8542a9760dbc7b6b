import type { GuestEventRow, GuestSessionRow } from '../../platform/db/count-tables.ts';
import type { Db } from '../../platform/db/tables.ts';
import {
  type GuestEvent,
  isRobot,
  referrerOrigin,
  userAgentFamily,
} from './guest-events.server.ts';
import { addToRollups } from '../../platform/observe/rollup-store.server.ts';
import { quarterOf, type RollupChange } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import { insertEvent, type KnownSession, lockSession, saveSession } from './event-store.server.ts';

/** The steps of the funnel in order (docs/product.md §9). */
const FUNNEL_STEPS = [
  'try_now_click',
  'generator_visit',
  'post_generated',
  'signup_prompt_shown',
  'signup_completed',
] as const;

/** A sign-in counts only for a new member (docs/product.md §3). */
function isCounted({ event, metadata }: GuestEvent): boolean {
  return event !== 'signup_completed' || metadata?.['isNewUser'] === true;
}

/** Applies an event at `at` (epoch milliseconds) to a session. Returns the session and the changes of the rollups. */
function takeStep(
  session: KnownSession,
  event: GuestEvent,
  at: number,
): { session: GuestSessionRow; changes: RollupChange[] } {
  const changes: RollupChange[] = [];
  const count = (metric: string, time: number, by: number) =>
    changes.push({ metric, bucket: quarterOf(time), by });
  if (isCounted(event)) count(event.event, at, 1);
  // The clocks of two servers may differ.
  const last_seen = Math.max(at, session.last_seen ?? at);
  if (session.last_seen !== null) count('sessions', session.last_seen, -1);
  count('sessions', last_seen, 1);
  const { came_at, wrote_at } = takeLoopStep(session, event, at, count);
  let { depth, entered_at } = session;
  if (isCounted(event) && event.event === FUNNEL_STEPS[depth]) {
    depth += 1;
    entered_at ??= at;
    count(`reached:${depth}`, entered_at, 1);
  }
  return { session: { ...session, last_seen, depth, entered_at, came_at, wrote_at }, changes };
}

// Who was here before has not come by a share.
function takeLoopStep(
  { last_seen, came_at, wrote_at }: KnownSession,
  { event }: GuestEvent,
  at: number,
  count: (metric: string, time: number, by: number) => unknown,
) {
  if (event === 'share_opened' && last_seen === null) {
    count('came_by_share', at, 1);
    return { came_at: at, wrote_at };
  }
  if (event !== 'post_generated' || came_at === null || wrote_at !== null) {
    return { came_at, wrote_at };
  }
  count('wrote_after_share', at, 1);
  return { came_at, wrote_at: at };
}

type EventSource = { userAgent: string; referrer: string | undefined };

/**
 * Records a guest_analytics event (docs/product.md §3) with the time of the server; none of a robot, also those that
 * the server records itself. An error is logged and not shown to the visitor (docs/product.md §8).
 */
export async function recordEvent(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now'>,
  guestId: string,
  event: GuestEvent,
  source: EventSource,
): Promise<void> {
  if (isRobot(source.userAgent)) return;
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

/** Writes an event, its session and its rollups. For the caller's transaction. */
export async function writeEvent(trx: Db, row: GuestEventRow, event: GuestEvent): Promise<void> {
  const before = await lockSession(trx, row.session_id, row.timestamp);
  const { session, changes } = takeStep(before, event, row.timestamp);
  await insertEvent(trx, row);
  await saveSession(trx, session);
  await addToRollups(trx, changes);
}
