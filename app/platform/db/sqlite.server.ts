import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DialectAdapter,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';

const SETTINGS = [
  // For the lock of another process. Short: the wait blocks the event loop.
  'pragma busy_timeout = 100',
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma trusted_schema = off',
  // Overwrites deleted content.
  'pragma secure_delete = on',
  'pragma cell_size_check = on',
  'pragma mmap_size = 0',
  'pragma journal_size_limit = 67108864',
  'pragma wal_autocheckpoint = 1000',
];

/** Smaller files are checked on opening, in 0.2 s; larger ones by each backup. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;
const SQLITE_CORRUPT = 11;

/** Opens or creates the file. Throws when it is not writable or damaged. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    for (const setting of SETTINGS) database.exec(setting);
    checkIntegrity(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a snapshot of a database without writing to it. Throws when the file is damaged or missing. */
export function openSqliteSnapshot(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 100 });
  try {
    database.exec('pragma trusted_schema = off; pragma cell_size_check = on; begin');
    checkIntegrity(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether the folder holds a database that has been written to. True when it cannot be read. */
export function isUsedSqlite(folder: string): boolean {
  const file = join(folder, 'broetry.sqlite');
  if (!existsSync(file)) return false;
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const query = 'select 1 from guests union all select 1 from users limit 1';
    return database.prepare(query).get() !== undefined;
  } catch {
    return true;
  }
}

function checkIntegrity(database: DatabaseSync, file: string): void {
  if (statSync(file).size > MAX_CHECKED_BYTES) return;
  // quick_check does not compare indexes: a damaged index would hide posts.
  const result = database.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  if (result === 'ok') return;
  throw Object.assign(new Error(String(result)), { errcode: SQLITE_CORRUPT });
}

/** Kysely's SQLite dialect on node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync) {
    super({ database: asBetterSqlite(database) });
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite can roll back schema changes, which Kysely does not assume: a failed migration must leave nothing. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  /** `isSqlite` of is-sqlite.ts tells the databases apart by this. */
  readonly isSqlite = true;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function asBetterSqlite(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A deferred transaction can fail to upgrade its lock.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      // On a full disk SQLite has rolled back already; an error would hide the first one.
      if (sql === 'rollback' && !database.isTransaction) return NO_OP;
      const known = statements.get(text);
      if (known) return known;
      const statement = wrap(database.prepare(text));
      if (statements.size < 500) statements.set(text, statement);
      return statement;
    },
  };
}

const NO_OP: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

// node:sqlite takes a first object as named parameters and then binds NULL.
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      throw new TypeError('SQLite cannot bind an object or a Date: convert it first');
    }
    if (typeof value === 'boolean' || value === undefined) {
      throw new TypeError(`SQLite cannot bind ${String(value)}: booleans are 0 and 1`);
    }
    return value as SQLInputValue;
  });
}

export type DataDirLock = { release: () => void };

/**
 * Locks the data folder, or returns null when another process has the lock. It is a file lock on an empty database, so it
 * ends with the process.
 */
export function lockDataDir(folder: string): DataDirLock | null {
  const lock = new DatabaseSync(join(folder, 'broetry.lock'));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
    return { release: () => lock.close() };
  } catch {
    lock.close();
    return null;
  }
}
