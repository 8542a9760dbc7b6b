import { type Kysely, sql } from 'kysely';
import { isSqlite } from './create-table.ts';
import type { Database } from './tables.ts';

/** Tells the query planner how large tables have become. SQLite looks at a bounded number of rows of what has changed. */
export async function updateStatistics(db: Kysely<Database>): Promise<void> {
  if (!isSqlite(db)) {
    await sql`analyze`.execute(db);
    return;
  }
  await sql`pragma analysis_limit = 1000`.execute(db);
  // 0x10000: also tables that this connection has not read; 0x2: run ANALYZE.
  await sql`pragma optimize = 0x10002`.execute(db);
}
