import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { Place } from '../../platform/http/cursor.ts';

/** The places of a page of the shared posts that answer a day's situation, the newest first. */
export async function listAnswers(
  db: Kysely<Database>,
  ask: { day: number; after: Place | null; limit: number },
): Promise<Place[]> {
  const { day, after, limit } = ask;
  const older = after === null ? sql`` : sql` and (created_at, id) < (${after.at}, ${after.id})`;
  const { rows } = await sql<Place>`
    select id, created_at as at from posts
    where prompt_day = ${day} and type = 'community' and hidden_at is null${older}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
