import type { Kysely } from 'kysely';
import type { Database } from '../../app/platform/db/tables.ts';

/** Returns the ids of at most `most` shared posts. */
export async function sharedIds(db: Kysely<Database>, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('type', '=', 'community')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
