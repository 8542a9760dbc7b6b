import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from './database.server.ts';

/** The last migration of a database (null: none) and the row count of each table. */
type DatabaseContent = { schema: string | null; counts: Record<string, number> };

// In one step: a write between two steps restarts the backup.
const ALL_PAGES = 2 ** 31 - 1;
const BUSY_TIMEOUT_MS = 5000;

/**
 * Copies a snapshot of the database `from`, which may be in use, to the new file `to`, without a WAL file. Throws
 * DatabaseError when the copy fails or is damaged.
 */
export async function copySqlite(from: string, to: string): Promise<DatabaseContent> {
  if (!existsSync(from)) throw new DatabaseError(`There is no database in ${from} yet.`);
  try {
    using source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    await backup(source, to, { rate: ALL_PAGES });
    // The copy has WAL mode, in which readers create files beside it.
    using copy = new DatabaseSync(to);
    copy.exec('pragma journal_mode = delete');
  } catch (error) {
    throw new DatabaseError(`The database in ${from} could not be copied: ${firstLine(error)}.`, {
      cause: error,
    });
  }
  return inspectSqlite(to, 'quick_check');
}

/**
 * Checks a database that is not in use, without writing, and returns its content. `integrity_check` compares indexes
 * with tables too. Throws DatabaseError when it is damaged.
 */
export function inspectSqlite(
  file: string,
  check: 'quick_check' | 'integrity_check',
): DatabaseContent {
  const address = pathToFileURL(file);
  address.search = 'immutable=1';
  try {
    using database = new DatabaseSync(address, { readOnly: true });
    return inspect(database, check);
  } catch (error) {
    throw new DatabaseError(`The database in ${file} is damaged: ${firstLine(error)}.`, {
      cause: error,
    });
  }
}

function inspect(database: DatabaseSync, check: string): DatabaseContent {
  database.exec('pragma trusted_schema = off; pragma cell_size_check = on');
  const [found] = database.prepare(`pragma ${check}`).all();
  const result = found?.[check];
  if (result !== 'ok') throw new Error(String(result));
  const [orphan] = database.prepare('pragma foreign_key_check').all();
  if (orphan) throw new Error(`a row of ${String(orphan['table'])} points at nothing`);
  const names = database
    .prepare(
      `select name from pragma_table_list
        where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
    )
    .all()
    .map(({ name }) => String(name));
  const counts = Object.fromEntries(names.sort().map((name) => [name, countRows(database, name)]));
  return { schema: names.includes('kysely_migration') ? lastMigration(database) : null, counts };
}

function countRows(database: DatabaseSync, table: string): number {
  const quoted = `"${table.replaceAll('"', '""')}"`;
  return Number(database.prepare(`select count(*) as n from ${quoted}`).get()?.['n']);
}

function lastMigration(database: DatabaseSync): string | null {
  const last = database.prepare('select max(name) as name from kysely_migration').get()?.['name'];
  return typeof last === 'string' ? last : null;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.replace(/\.$/, '') ?? text;
}
