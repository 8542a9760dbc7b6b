import { type Kysely, sql, SqliteAdapter } from 'kysely';
import { fillRollups } from '../../app/platform/db/migrations/0011-funnel.ts';
import { fillSearchIndexes } from '../../app/platform/db/migrations/0026-search-indexes.ts';
import type { Db } from '../../app/platform/db/tables.ts';

type Table = 'posts' | 'users' | 'guest_events' | 'generations' | 'resources';

/**
 * Runs `work`, which inserts many rows into a table, without the table's triggers and indexes (constraint indexes
 * stay), then recreates these. Counters of the triggers need a `recount` afterwards.
 */
export async function inBulk(db: Db, table: Table, work: () => Promise<void>): Promise<void> {
  const again = isSqlite(db) ? await dropOnSqlite(db, table) : await dropOnPostgres(db, table);
  await work();
  await patiently(db, async (calm) => {
    for (const statement of again) await sql.raw(statement).execute(calm);
  });
}

/** Rebuilds the rollups and search indexes, and runs `analyze`. */
export async function recount(db: Db): Promise<void> {
  await patiently(db, async (calm) => {
    await calm.deleteFrom('rollups').execute();
    await fillRollups(calm as unknown as Kysely<unknown>);
    await fillSearchIndexes(calm as unknown as Kysely<unknown>);
    await sql`analyze`.execute(calm);
  });
}

const isSqlite = (db: Db) => db.getExecutor().adapter instanceof SqliteAdapter;

// The app's statement timeout is a few seconds; an index over a million rows takes longer.
function patiently(db: Db, work: (calm: Db) => Promise<void>): Promise<void> {
  if (isSqlite(db)) return work(db);
  return db.connection().execute(async (calm) => {
    await sql`set statement_timeout = 0`.execute(calm);
    await sql`set maintenance_work_mem = '512MB'`.execute(calm);
    await work(calm);
    await sql`set statement_timeout = 5000`.execute(calm);
  });
}

async function dropOnSqlite(db: Db, table: Table): Promise<string[]> {
  const { rows } = await sql<{ type: 'index' | 'trigger'; name: string; sql: string }>`
    select type, name, sql from sqlite_master
    where tbl_name = ${table} and type in ('index', 'trigger') and sql is not null`.execute(db);
  for (const { type, name } of rows) await sql.raw(`drop ${type} "${name}"`).execute(db);
  // The database is temporary, so it need not survive a power failure.
  await sql`pragma synchronous = off`.execute(db);
  return [...rows.map((row) => row.sql), 'pragma synchronous = full'];
}

async function dropOnPostgres(db: Db, table: Table): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename = ${table}
      and indexname not in (select conname from pg_constraint)`.execute(db);
  for (const { indexname } of rows) await sql.raw(`drop index "${indexname}"`).execute(db);
  await sql.raw(`alter table "${table}" disable trigger user`).execute(db);
  return [...rows.map(({ indexdef }) => indexdef), `alter table "${table}" enable trigger user`];
}
