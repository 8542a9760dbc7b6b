import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** Whether anybody but the author has voted for the request, or commented on it. */
export async function hasOthers(
  db: Kysely<Database>,
  id: string,
  authorId: string,
): Promise<boolean> {
  const from = (table: 'request_votes' | 'request_comments') =>
    db
      .selectFrom(table)
      .select('user_id')
      .where('request_id', '=', id)
      .where('user_id', '<>', authorId)
      .limit(1)
      .executeTakeFirst();
  return ((await from('request_votes')) ?? (await from('request_comments'))) !== undefined;
}
