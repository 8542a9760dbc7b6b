import { type Kysely, sql } from 'kysely';
import { EVER, type Metric } from '../analytics/rollup.ts';
import type { Database } from '../db/tables.ts';
import { DAY } from '../utc-days.ts';
import { IN_FEED } from './feed-store.server.ts';

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

/** The UTC days of which posts are shared, the oldest first. */
export async function readDays(db: Kysely<Database>): Promise<number[]> {
  // From each day to the first post after it: as many looks into the index as there are days, however many posts.
  const { rows } = await sql<{ day: number }>`
    with recursive days(day) as (
      select (select min(created_at) from posts where ${IN_FEED}) / ${sql.lit(DAY)}
      union all
      select (select min(created_at) from posts
        where ${IN_FEED} and created_at >= (days.day + 1) * ${sql.lit(DAY)}) / ${sql.lit(DAY)}
      from days where days.day is not null
    ) select day from days where day is not null`.execute(db);
  return rows.map(({ day }) => day);
}

/** Where shared posts are, the oldest first: those of one UTC day, or without one of all. */
export async function readAddresses(
  db: Kysely<Database>,
  { day, most }: { day: number | null; most: number },
): Promise<{ id: string; updated_at: number }[]> {
  const ofDay =
    day === null ? sql`` : sql`and created_at >= ${day * DAY} and created_at < ${(day + 1) * DAY}`;
  const { rows } = await sql<{ id: string; updated_at: number }>`
    select id, updated_at from posts where ${IN_FEED} ${ofDay}
    order by created_at, id limit ${most}`.execute(db);
  return rows;
}
