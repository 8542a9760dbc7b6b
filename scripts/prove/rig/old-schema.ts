import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isSqlite } from '../../../app/db/create-table.ts';
import { MIGRATIONS } from '../../../app/db/migrate.server.ts';
import type { Database } from '../../../app/db/tables.ts';

export type Rows = Record<string, Record<string, unknown>[]>;
const COUNTS_BYTES = '0014-picture-bytes';
const OWN = ['kysely_migration', 'kysely_migration_lock'];

/** Every row of every table. */
export async function readRows(db: Kysely<Database>): Promise<Rows> {
  const rows: Rows = {};
  for (const { name } of await tablesOf(db)) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    rows[name] = found.rows;
  }
  return rows;
}

/** Brings an empty database to the schema after so many migrations. */
export async function migrateTo(db: Kysely<Database>, count: number): Promise<void> {
  const some = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count));
  const provider = { getMigrations: () => Promise.resolve(some) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed');
}

/**
 * Fills an old schema with what of today's rows it has room for; a row that it does not allow is left out. Returns how
 * many rows each table has then.
 */
export async function fillOld(db: Kysely<Database>, rows: Rows): Promise<Record<string, number>> {
  const asOf = await withoutLater(db, rows);
  await db.connection().execute(async (connection) => {
    // Rows come in any order, and what counts them is filled like the rest.
    await (
      isSqlite(db) ? sql`pragma foreign_keys = off` : sql`set session_replication_role = replica`
    ).execute(connection);
    const tables = await tablesOf(connection);
    const last = (name: string) => (/^(rollups|guest_sessions|picture_bytes)/.test(name) ? 1 : 0);
    for (const { name, columns } of tables.sort((one, two) => last(one.name) - last(two.name))) {
      if (last(name)) await sql`delete from ${sql.table(name)}`.execute(connection);
      for (const row of asOf[name] ?? []) await insert(connection, name, columns, row);
    }
    await (
      isSqlite(db) ? sql`pragma foreign_keys = on` : sql`set session_replication_role = origin`
    ).execute(connection);
  });
  return countRows(db);
}

/** Without what a migration that is still to come counts for the first time. */
async function withoutLater(db: Kysely<Database>, rows: Rows): Promise<Rows> {
  const known = await sql`select name from kysely_migration where name = ${COUNTS_BYTES}`.execute(
    db,
  );
  if (known.rows.length > 0) return rows;
  const rollups = (rows['rollups'] ?? []).filter(({ metric }) => metric !== 'picture-bytes');
  return { ...rows, rollups };
}

async function insert(
  db: Kysely<Database>,
  table: string,
  columns: readonly string[],
  row: Record<string, unknown>,
): Promise<void> {
  const names = columns.filter((name) => Object.hasOwn(row, name));
  const refs = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => sql`${row[name]}`));
  const query = sql`insert into ${sql.table(table)} (${refs}) values (${values})`;
  await query.execute(db).catch((error: unknown) => {
    // A kind or a state that the older schema does not know.
    const { errcode, code } = error as { errcode?: number; code?: string };
    if ((errcode ?? 0) % 256 !== 19 && !code?.startsWith('23')) throw error;
  });
}

/** How many rows each table has. */
export async function countRows(db: Kysely<Database>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}

/** Everything that a migration makes, as text: equal texts are equal schemas. */
export async function describeSchema(db: Kysely<Database>): Promise<string> {
  const query = isSqlite(db)
    ? sql<{
        line: string;
      }>`select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_schema
        where name not like 'sqlite_stat%' order by type, name`
    : sql<{
        line: string;
      }>`select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
          || ' ' || coalesce(column_default, '') as line from information_schema.columns where table_schema = 'public'
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select pg_get_constraintdef(oid) || conname from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select name from kysely_migration order by 1`;
  const { rows } = await query.execute(db);
  const names = isSqlite(db)
    ? (
        await sql<{ line: string }>`select name as line from kysely_migration order by 1`.execute(
          db,
        )
      ).rows
    : [];
  return [...rows, ...names].map(({ line }) => line).join('\n');
}

async function tablesOf(db: Kysely<Database>): Promise<{ name: string; columns: string[] }[]> {
  const query = isSqlite(db)
    ? sql<{
        name: string;
        column: string;
      }>`select t.name, c.name as "column" from pragma_table_list t
        join pragma_table_xinfo(t.name) c where t.type = 'table' and c.hidden = 0 and t.name not like 'sqlite_%'`
    : sql<{ name: string; column: string }>`select table_name as name, column_name as "column"
        from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`;
  const { rows } = await query.execute(db);
  const names = [...new Set(rows.map(({ name }) => name))].filter((name) => !OWN.includes(name));
  return names.map((name) => ({
    name,
    columns: rows.filter((row) => row.name === name).map(({ column }) => column),
  }));
}
