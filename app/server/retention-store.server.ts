import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/tables.ts';

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
