import { type CreateTableBuilder, type Kysely, sql, SqliteAdapter } from 'kysely';

/**
 * Starts a table that refuses what its columns do not say on either database: SQLite's ordinary
 * tables would accept text in a number column, STRICT ones do not.
 */
export function createTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  return isSqlite(db) ? table.modifyEnd(sql`strict`) : table;
}

/** The type of a 64-bit whole number: SQLite's integers have that size, Postgres's do not. */
export function bigInteger(db: Kysely<unknown>): 'integer' | 'bigint' {
  return isSqlite(db) ? 'integer' : 'bigint';
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
