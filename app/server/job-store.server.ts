import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/tables.ts';
import { MAX_CLOCK_SKEW_MS } from '../platform/time/time-units.ts';

/** One process and the job it takes; times in epoch milliseconds. */
type Lease = { name: string; holder: string };

/**
 * Takes the turn of a job that is due, or that says it is due later than anybody could have meant: then the clock was
 * set back, and it would not be due for as long as that. Holds it until `until`. Of several processes one gets it; when that one
 * dies, the job is due again at `until`. A job seen for the first time is due at `firstDue`.
 */
export async function acquireLease(
  db: Kysely<Database>,
  { name, holder }: Lease,
  { now, until, firstDue }: { now: number; until: number; firstDue: number },
): Promise<boolean> {
  await db
    .insertInto('jobs')
    .values({ name, due_at: firstDue, holder: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const taken = await db
    .updateTable('jobs')
    .set({ due_at: until, holder })
    .where('name', '=', name)
    .where((eb) =>
      eb.or([
        eb('due_at', '<=', now),
        eb('due_at', '>', Math.max(firstDue, until) + MAX_CLOCK_SKEW_MS),
      ]),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Holds a turn longer, or ends it (`ends`) with the time of the next. False when another process has it by now. */
export async function renewLease(
  db: Kysely<Database>,
  { name, holder }: Lease,
  dueAt: number,
  ends: boolean,
): Promise<boolean> {
  const kept = await db
    .updateTable('jobs')
    .set({ due_at: dueAt, holder: ends ? null : holder })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('name')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Deletes what is older than the given times (epoch milliseconds). Returns how many rows went. */
export async function deleteOld(
  db: Kysely<Database>,
  before: { events: number; attempts: number; counterPeriod: string; rateLimitPeriod: string },
): Promise<{ events: number; sessions: number; attempts: number; counters: number }> {
  const events = await db
    .deleteFrom('guest_events')
    .where('timestamp', '<', before.events)
    .executeTakeFirst();
  // A guest without an event left: what it did stays counted.
  const sessions = await db
    .deleteFrom('guest_sessions')
    .where('last_seen', '<', before.events)
    .executeTakeFirst();
  const attempts = await db
    .deleteFrom('generations')
    // The very words of its index, as below.
    .where(sql<boolean>`state <> 'succeeded' and state <> 'reserved'`)
    .where('created_at', '<', before.attempts)
    .executeTakeFirst();
  const counters = await db
    .deleteFrom('quota_counters')
    .where('period', '<', before.counterPeriod)
    .executeTakeFirst();
  const rateLimits = await db
    .deleteFrom('quota_counters')
    .where(sql<boolean>`scope like 'flood:%'`)
    .where('period', '<', before.rateLimitPeriod)
    .executeTakeFirst();
  return {
    events: Number(events.numDeletedRows),
    sessions: Number(sessions.numDeletedRows),
    attempts: Number(attempts.numDeletedRows),
    counters: Number(counters.numDeletedRows + rateLimits.numDeletedRows),
  };
}

/**
 * Forgets the words of translations by a model that were asked for before a time (epoch milliseconds), and returns of
 * how many. The rows stay: that something was written is counted.
 */
export async function forgetTranslations(db: Kysely<Database>, before: number): Promise<number> {
  const forgotten = await db
    .updateTable('generations')
    .set((eb) => ({
      fields: '{}',
      text: eb.case().when('text', 'is', null).then(null).else('').end(),
    }))
    // The very words of its index.
    .where(sql<boolean>`kind = 'translation' and fields <> '{}'`)
    .where('created_at', '<', before)
    .where('state', '<>', 'reserved')
    .executeTakeFirst();
  return Number(forgotten.numUpdatedRows);
}
