import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** Returns whether `byUserId` has blocked `userId`. Inside a transaction, pass the transaction as `db`. */
export async function isBlocked(
  db: Kysely<Database>,
  byUserId: string,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('id')
    .where('user_id', '=', byUserId)
    .where('blocked_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
