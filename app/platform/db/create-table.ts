import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Starts a table with strict column types, on SQLite by STRICT. `isOnlyKey`: all columns are in the primary key, so
 * SQLite needs no rowid.
 */
export function createTable(
  db: Kysely<unknown>,
  name: string,
  { isOnlyKey = false }: { isOnlyKey?: boolean } = {},
): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  if (!isSqlite(db)) return table;
  return table.modifyEnd(isOnlyKey ? sql`strict, without rowid` : sql`strict`);
}

/** The type of a 64-bit integer. */
export function bigInteger(db: Kysely<unknown>): 'integer' | 'bigint' {
  return isSqlite(db) ? 'integer' : 'bigint';
}

/** Adds a generated 64-bit column. SQLite computes it on read, Postgres stores it; both can index it. */
export async function addComputedColumn(
  db: Kysely<unknown>,
  table: string,
  name: string,
  expression: RawBuilder<unknown>,
): Promise<void> {
  const [type, storage] = isSqlite(db) ? [sql`integer`, sql`virtual`] : [sql`bigint`, sql`stored`];
  await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} ${type}
    generated always as (${expression}) ${storage}`.execute(db);
}

/** Whether the database is SQLite. Its transactions are serialized. */
export function isSqlite(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  // Not instanceof: the built server has its own copy of the library.
  return 'isSqlite' in db.getExecutor().adapter;
}
