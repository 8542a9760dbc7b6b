import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../create-table.ts';

/**
 * Lets Postgres know how many posts of a style are shared. It would take a style that is popular in private for one
 * that is common in the feed, and walk through the feed for the few that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`create statistics posts_shared_styles (mcv) on type, style from posts`.execute(db);
}
