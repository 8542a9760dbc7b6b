import type { Kysely } from 'kysely';
import { MAX_CLOCK_SKEW_MS } from '../platform/time/durations.ts';
import type { Database } from '../platform/db/tables.ts';

/** One process and the job it takes; times in epoch milliseconds. */
type Turn = { name: string; holder: string };

/**
 * Takes the turn of a job that is due, or that says it is due later than anybody could have meant: then the clock was
 * set back, and it would not be due for as long as that. Holds it until `until`. Of several processes one gets it; when that one
 * dies, the job is due again at `until`. A job seen for the first time is due at `firstDue`.
 */
export async function takeTurn(
  db: Kysely<Database>,
  { name, holder }: Turn,
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
export async function keepTurn(
  db: Kysely<Database>,
  { name, holder }: Turn,
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
