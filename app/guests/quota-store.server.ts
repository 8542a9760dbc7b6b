import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** One counter: what is counted, for whom, in which period. */
export type QuotaCounter = { scope: string; subject: string; period: string };

/** Counts one more if that stays within `most`. One statement, so races cannot overspend. */
export async function takeQuota(
  trx: Kysely<Database>,
  counter: QuotaCounter,
  most: number,
): Promise<boolean> {
  return (await countQuota(trx, counter, most)) !== null;
}

/** The same, and how many that makes; null when there are as many as may be. */
export async function countQuota(
  trx: Kysely<Database>,
  counter: QuotaCounter,
  most: number,
): Promise<number | null> {
  const taken = await trx
    .insertInto('quota_counters')
    .values({ ...counter, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject', 'period'])
        .doUpdateSet((eb) => ({ used: eb('quota_counters.used', '+', 1) }))
        .where('quota_counters.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst();
  return taken?.used ?? null;
}

/** Counts one less. */
export async function giveBackQuota(trx: Kysely<Database>, counter: QuotaCounter): Promise<void> {
  await trx
    .updateTable('quota_counters')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('scope', '=', counter.scope)
    .where('subject', '=', counter.subject)
    .where('period', '=', counter.period)
    .where('used', '>', 0)
    .execute();
}
