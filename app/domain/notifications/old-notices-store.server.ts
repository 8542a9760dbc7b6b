import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** Deletes `most` notices from before a time (epoch milliseconds), the oldest first. Returns how many there were. */
export async function deleteNoticesBefore(
  db: Kysely<Database>,
  before: number,
  most: number,
): Promise<number> {
  const gone = await db
    .deleteFrom('notices')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notices as old')
        .select('old.id')
        .where('old.created_at', '<', before)
        .orderBy('old.created_at')
        .limit(most),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Notices from a place on, the oldest first: whose they are, and the place of each. */
export function listTold(
  db: Kysely<Database>,
  after: { at: number; id: string },
  most: number,
): Promise<{ user_id: string; at: number; id: string }[]> {
  return db
    .selectFrom('notices')
    .select(['user_id', 'created_at as at', 'id'])
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.at, after.id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Deletes a member's notices but for the newest `kept`. Returns how many went. */
export async function deleteBeyond(
  db: Kysely<Database>,
  userId: string,
  kept: number,
): Promise<number> {
  const last = await db
    .selectFrom('notices')
    .select(['created_at', 'id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst();
  if (!last) return 0;
  const gone = await db
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
