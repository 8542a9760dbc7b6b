import type { Db } from '../app/platform/db/tables.ts';

/** The tables of a database, without search indexes: on SQLite these are virtual tables, with tables of their own. */
export async function tablesOf(db: Db) {
  const tables = await db.introspection.getTables();
  return tables.filter(({ name }) => !/_(?:trigrams|vocabulary)(?:_|$)/.test(name));
}
