import { sql } from 'kysely';
import { isSqlite } from '../../platform/db/is-sqlite.ts';
import type { Db, GenerationRow } from '../../platform/db/tables.ts';

const MAX_ATTEMPTS = 2000;

export type GenerationAttempt = Pick<
  GenerationRow,
  'state' | 'writer' | 'fallback' | 'error_code' | 'created_at' | 'finished_at'
>;

/** Lists the generations that ended since a time, newest first, without their texts. */
export function findAttempts(db: Db, since: number): Promise<GenerationAttempt[]> {
  return db
    .selectFrom('generations')
    .select(['state', 'writer', 'fallback', 'error_code', 'created_at', 'finished_at'])
    .where('finished_at', '>=', since)
    .orderBy('finished_at', 'desc')
    .limit(MAX_ATTEMPTS)
    .execute();
}

/** Returns the size of the database in bytes. */
export async function databaseSize(db: Db): Promise<number> {
  const query = isSqlite(db)
    ? sql<{
        size: number;
      }>`select page_count * page_size as size from pragma_page_count, pragma_page_size`
    : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
  const { rows } = await query.execute(db);
  return rows[0]?.size ?? 0;
}

/** Returns when the first migration ran, in epoch milliseconds, or null. */
export async function createdAt(db: Db): Promise<number | null> {
  const first = sql<{
    at: string;
  }>`select timestamp as at from kysely_migration order by name limit 1`;
  const { rows } = await first.execute(db);
  const at = Date.parse(rows[0]?.at ?? '');
  return Number.isNaN(at) ? null : at;
}

/** Returns the newest post by a model that is shared since then, visible and not grave. */
export function findModelPost(db: Db, since: number) {
  return db
    .selectFrom('posts')
    .innerJoin('generations', 'generations.id', 'posts.generation_id')
    .where('posts.shared_at', '>=', since)
    .where('posts.hidden_at', 'is', null)
    .where('posts.is_grave', '=', 0)
    .where('generations.writer', '=', 'model')
    .select(['posts.post', 'posts.shown_premise'])
    .orderBy('posts.shared_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
