import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

// As the index has them: an index over an expression knows only the very same text again.
const WEEK = sql`((created_at + 259200000) / 604800000)`;
const LOVED = sql`type = 'community' and hidden_at is null and reactions > 0`;

/** The posts of a week that members reacted to most, the first ones first; of two alike the older one. */
export async function listBest(
  db: Kysely<Database>,
  { week, limit }: { week: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from posts where ${LOVED} and ${WEEK} = ${week}
    order by reactions desc, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The nearest week before this one that has such a post. */
export async function findWeekBefore(db: Kysely<Database>, week: number): Promise<number | null> {
  const { rows } = await sql<{ week: number | string }>`
    select ${WEEK} as week from posts where ${LOVED} and ${WEEK} < ${week}
    order by ${WEEK} desc limit 1`.execute(db);
  return rows[0] ? Number(rows[0].week) : null;
}
