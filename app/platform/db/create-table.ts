import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Starts a table that refuses what its columns do not say on either database: SQLite's ordinary
 * tables would accept text in a number column, STRICT ones do not. `isOnlyKey`: the primary key is all of it, so
 * SQLite need not keep it twice.
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

/** The type of a 64-bit whole number: SQLite's integers have that size, Postgres's do not. */
export function bigInteger(db: Kysely<unknown>): 'integer' | 'bigint' {
  return isSqlite(db) ? 'integer' : 'bigint';
}

/**
 * Adds a 64-bit number that the database works out of other columns of the row, and that nobody writes.
 * SQLite does so when it is read, Postgres when the row is written; indexes hold it on both.
 */
export async function addComputedColumn(
  db: Kysely<unknown>,
  table: string,
  name: string,
  expression: RawBuilder<unknown>,
): Promise<void> {
  const [type, kept] = isSqlite(db) ? [sql`integer`, sql`virtual`] : [sql`bigint`, sql`stored`];
  await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} ${type}
    generated always as (${expression}) ${kept}`.execute(db);
}

/** Whether the database is SQLite, whose transactions come one after the other. */
export function isSqlite(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  // Not by its class: the server carries its own copy of the library, and tests bring another.
  return 'isSqlite' in db.getExecutor().adapter;
}
