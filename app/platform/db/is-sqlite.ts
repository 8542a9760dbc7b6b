import type { QueryExecutorProvider } from 'kysely';

/** Whether the database is SQLite. Its transactions are serialized. */
export function isSqlite(db: QueryExecutorProvider): boolean {
  return 'isSqlite' in db.getExecutor().adapter;
}
