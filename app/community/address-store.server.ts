import { type Kysely, sql } from 'kysely';
import { EVER, type Metric } from '../analytics/rollup.ts';
import type { Database } from '../db/tables.ts';

/** How many posts the community shows: a number that is kept. */
export async function countShared(db: Kysely<Database>): Promise<number> {
  const metric: Metric = 'shared';
  const row = await db
    .selectFrom('rollups')
    .select('total')
    .where('metric', '=', metric)
    .where('bucket', '=', EVER)
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** Where shared posts are, the oldest first, so that a stretch stays what it was as others come. */
export async function readAddresses(
  db: Kysely<Database>,
  stretch: { from: number; most: number },
): Promise<{ id: string; updated_at: number }[]> {
  const { from, most } = stretch;
  // The condition as the feed's index has it: the stretch is walked to, not sorted.
  const { rows } = await sql<{ id: string; updated_at: number }>`
    select id, updated_at from posts where type = 'community' and hidden_at is null
    order by created_at, id limit ${most} offset ${from}`.execute(db);
  return rows;
}
