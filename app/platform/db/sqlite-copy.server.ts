import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from './database.server.ts';

/** What a database or a copy of one holds: its last migration (null: none) and the rows of each table. */
export type DatabaseContent = { schema: string | null; counts: Record<string, number> };

// In one step: between two steps somebody else's write would make the copy begin anew.
const ALL_PAGES = 2 ** 31 - 1;
const BUSY_TIMEOUT_MS = 5000;

/**
 * Copies the database in `from` to the new file `to`, as it is at one moment, while others write to it.
 * The copy is one file without a log beside it. Throws DatabaseError when it cannot be made or is not sound.
 */
export async function copySqlite(from: string, to: string): Promise<DatabaseContent> {
  if (!existsSync(from)) throw new DatabaseError(`There is no database in ${from} yet.`);
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    try {
      await backup(source, to, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    makeSingleFile(to);
  } catch (error) {
    throw new DatabaseError(`The database in ${from} could not be copied: ${words(error)}.`, {
      cause: error,
    });
  }
  return inspectSqlite(to, 'quick_check');
}

// A copy says of itself that it has a write-ahead log; then even a reader would make files beside it.
function makeSingleFile(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
}

/**
 * Checks a database nobody writes to, without touching it, and says what it holds. `quick_check` reads
 * all pages, `integrity_check` compares the indexes too. Throws DatabaseError at the first fault.
 */
export function inspectSqlite(
  file: string,
  check: 'quick_check' | 'integrity_check',
): DatabaseContent {
  const address = pathToFileURL(file);
  address.search = 'immutable=1';
  try {
    const database = new DatabaseSync(address, { readOnly: true });
    try {
      return inspect(database, check);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new DatabaseError(`The database in ${file} is damaged: ${words(error)}.`, {
      cause: error,
    });
  }
}

function inspect(database: DatabaseSync, check: string): DatabaseContent {
  database.exec('pragma trusted_schema = off; pragma cell_size_check = on');
  const [found] = database.prepare(`pragma ${check}`).all();
  const verdict = found?.[check];
  if (verdict !== 'ok') throw new Error(String(verdict));
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

function words(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.replace(/\.$/, '') ?? text;
}

// The log belongs to its database: beside another one it would be written into it.
const PARTS = ['', '-wal', '-shm'];

/** Moves the database `file` with its log to the folder `aside` and `copy` into its place, wholly or not at all. */
export function replaceSqlite(file: string, copy: string, aside: string): void {
  const moved: string[] = [];
  try {
    for (const part of PARTS.filter((suffix) => existsSync(file + suffix))) {
      renameSync(file + part, join(aside, `broetry.sqlite${part}`));
      moved.push(part);
    }
    renameSync(copy, file);
  } catch (error) {
    for (const part of moved) renameSync(join(aside, `broetry.sqlite${part}`), file + part);
    throw error;
  }
}

/** Undoes a `replaceSqlite` that has happened. */
export function putBackSqlite(file: string, aside: string): void {
  for (const part of PARTS) {
    const before = join(aside, `broetry.sqlite${part}`);
    rmSync(file + part, { force: true });
    if (existsSync(before)) renameSync(before, file + part);
  }
}
