import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '../../app/platform/db/migrate.server.ts';
import type { Database } from '../../app/platform/db/tables.ts';

export type Rows = Record<string, Record<string, unknown>[]>;

/** Tables of the migrations, and tables that triggers or migrations fill. */
const NOT_COPIED = /^kysely_|^(rollups|guest_sessions|picture_bytes)/;

/** All rows of the tables that the site writes. */
export async function readRows(db: Kysely<Database>): Promise<Rows> {
  const rows: Rows = {};
  for (const { name } of await tablesOf(db)) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    rows[name] = found.rows;
  }
  return rows;
}

/** The number of rows by table. */
export async function countRows(db: Kysely<Database>): Promise<Record<string, number>> {
  const rows = Object.entries(await readRows(db));
  return Object.fromEntries(rows.map(([name, { length }]) => [name, length]));
}

/** Migrates an empty database by `count` migrations. */
export async function migrateTo(db: Kysely<Database>, count: number): Promise<void> {
  const some = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count));
  const provider = { getMigrations: () => Promise.resolve(some) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed');
}

/** Inserts rows of the current schema into an older one, ignoring unknown columns and invalid values. */
export async function fillOld(db: Kysely<Database>, rows: Rows): Promise<void> {
  // The order of the rows does not matter.
  await sql`pragma foreign_keys = off`.execute(db);
  for (const { name, columns } of await tablesOf(db)) {
    for (const row of rows[name] ?? []) {
      const names = columns.filter((column) => Object.hasOwn(row, column));
      const refs = sql.join(names.map((column) => sql.ref(column)));
      const values = sql.join(names.map((column) => sql`${row[column]}`));
      const query = sql`insert or ignore into ${sql.table(name)} (${refs}) values (${values})`;
      await query.execute(db);
    }
  }
}

/** The schema as text, for comparison. */
export async function describeSchema(db: Kysely<Database>): Promise<string> {
  const query = sql<{ line: string }>`select type || name || coalesce(sql, '') as line
    from sqlite_schema where name not like 'sqlite_stat%'
    union all select name from kysely_migration order by 1`;
  return (await query.execute(db)).rows.map(({ line }) => line).join('\n');
}

async function tablesOf(db: Kysely<Database>): Promise<{ name: string; columns: string[] }[]> {
  const query = sql<{ name: string; column: string }>`select t.name, c.name as "column"
    from pragma_table_list t join pragma_table_xinfo(t.name) c
    where t.type = 'table' and c.hidden = 0 and t.name not like 'sqlite_%'`;
  const { rows } = await query.execute(db);
  const tables = Map.groupBy(
    rows.filter(({ name }) => !NOT_COPIED.test(name)),
    ({ name }) => name,
  );
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column),
  }));
}
