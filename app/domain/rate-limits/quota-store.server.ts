import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

type Row = { scope: string; subject: string; period: string };

/**
 * Increments a counter unless it has reached `points`. Returns the new count, or null at the limit. A single
 * statement, so that concurrent requests of several processes cannot exceed the limit.
 */
export async function takePoint(
  trx: Kysely<Database>,
  { scope, subject, period }: Row,
  points: number,
): Promise<number | null> {
  const taken = await trx
    .insertInto('quota_counters')
    .values({ scope, subject, period, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject', 'period'])
        .doUpdateSet((eb) => ({ used: eb('quota_counters.used', '+', 1) }))
        .where('quota_counters.used', '<', points),
    )
    .returning('used')
    .executeTakeFirst();
  return taken?.used ?? null;
}

/** Decrements a counter that is above 0. */
export async function refundPoint(trx: Kysely<Database>, counter: Row): Promise<void> {
  await trx
    .updateTable('quota_counters')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('scope', '=', counter.scope)
    .where('subject', '=', counter.subject)
    .where('period', '=', counter.period)
    .where('used', '>', 0)
    .execute();
}

/** Returns the current count, or 0 for a missing counter. */
export async function usedPoints(db: Kysely<Database>, counter: Row): Promise<number> {
  const row = await db
    .selectFrom('quota_counters')
    .select('used')
    .where('scope', '=', counter.scope)
    .where('subject', '=', counter.subject)
    .where('period', '=', counter.period)
    .executeTakeFirst();
  return row?.used ?? 0;
}
