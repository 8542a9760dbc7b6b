import { type Kysely, sql } from 'kysely';
import { returnsRow } from '../platform/db/returns-row.ts';
import type { Database } from '../platform/db/tables.ts';
import { RETENTION } from '../platform/time/retention.ts';
import { dateAt, MAX_CLOCK_SKEW_MS } from '../platform/time/time-units.ts';

/** The lease of a job by a process. Times are epoch milliseconds. */
type Lease = { name: string; holder: string };

/**
 * Takes the lease of a due job until `until`, when the job is due again if its process dies. One of several processes
 * gets it. A new job is due at `firstDue`. A due time too far in the future counts as due: the clock was set back.
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
  const taken = db
    .updateTable('jobs')
    .set({ due_at: until, holder })
    .where('name', '=', name)
    .where((eb) =>
      eb.or([
        eb('due_at', '<=', now),
        eb('due_at', '>', Math.max(firstDue, until) + MAX_CLOCK_SKEW_MS),
      ]),
    )
    .returning('name');
  return returnsRow(taken);
}

/** Extends a lease, or releases it (`ends`) until `dueAt`. Does nothing when another process has it. */
export async function renewLease(
  db: Kysely<Database>,
  { name, holder }: Lease,
  dueAt: number,
  ends: boolean,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: dueAt, holder: ends ? null : holder })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

/**
 * Deletes events, attempts without a post, counters, used codes and expired invitations that are older than RETENTION at
 * `now` (epoch milliseconds). Returns their numbers.
 */
export async function deleteOld(
  db: Kysely<Database>,
  now: number,
): Promise<Record<string, number>> {
  const events = now - RETENTION.events;
  const tokens = now - RETENTION.endedTokens;
  const rateLimits = new Date(now - RETENTION.rateLimitCounters).toISOString();
  const queries = {
    events: db.deleteFrom('guest_events').where('timestamp', '<', events),
    // Guests without an event left; the rollups still count them.
    sessions: db.deleteFrom('guest_sessions').where('last_seen', '<', events),
    attempts: db
      .deleteFrom('generations')
      // The exact text of the index condition, as below.
      .where(sql<boolean>`state <> 'succeeded' and state <> 'reserved'`)
      .where('created_at', '<', now - RETENTION.attempts),
    counters: db
      .deleteFrom('quota_counters')
      .where('period', '<', dateAt(now - RETENTION.counters)),
    rateLimits: db
      .deleteFrom('quota_counters')
      .where(sql<boolean>`scope like 'flood:%'`)
      .where('period', '<', rateLimits),
    recoveryCodes: db.deleteFrom('recovery_codes').where('used_at', '<', tokens),
    invitations: db.deleteFrom('invitations').where('expires_at', '<', tokens),
  };
  const deleted: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { numDeletedRows } = await query.executeTakeFirst();
    deleted[name] = Number(numDeletedRows);
  }
  return deleted;
}

/**
 * Clears the texts of model translations that are older than `before` (epoch milliseconds); returns their number. The
 * rows stay, because they are counted.
 */
export async function forgetTranslations(db: Kysely<Database>, before: number): Promise<number> {
  const forgotten = await db
    .updateTable('generations')
    .set((eb) => ({
      fields: '{}',
      text: eb.case().when('text', 'is', null).then(null).else('').end(),
    }))
    // The exact text of the index condition.
    .where(sql<boolean>`kind = 'translation' and fields <> '{}'`)
    .where('created_at', '<', before)
    .where('state', '<>', 'reserved')
    .executeTakeFirst();
  return Number(forgotten.numUpdatedRows);
}
