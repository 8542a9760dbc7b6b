import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  sql,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteIntrospector,
  type SqliteStatement,
} from 'kysely';
import { BusyRetryDriver } from './busy-retry-driver.server.ts';

const SETTINGS = [
  // Before journal_mode: switching it needs the lock, and a long wait would freeze the event loop.
  'pragma busy_timeout = 50',
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma trusted_schema = off',
  // What is deleted is overwritten, in the file and not only in its indexes.
  'pragma secure_delete = on',
  'pragma cell_size_check = on',
  'pragma mmap_size = 0',
  'pragma journal_size_limit = 67108864',
  'pragma wal_autocheckpoint = 1000',
  // From here on BusyRetryDriver waits: SQLite itself would stop the thread for it.
  'pragma busy_timeout = 0',
];

/**
 * Up to this size every page is looked at on opening, and every index compared with its table: two tenths of a second. Larger
 * ones are checked with each backup. Bytes.
 */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;
const SQLITE_CORRUPT = 11;

/** Opens (or creates) the file with the durable settings. Throws when it cannot be written or is damaged. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    for (const setting of SETTINGS) database.exec(setting);
    refuseDamaged(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function refuseDamaged(database: DatabaseSync, file: string): void {
  if (statSync(file).size > MAX_CHECKED_BYTES) return;
  // Not quick_check: with an index that lies, posts that are there would be missing from lists, and nobody would know.
  const verdict = database.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  if (verdict === 'ok') return;
  throw Object.assign(new Error(String(verdict)), { errcode: SQLITE_CORRUPT });
}

/** Kysely's own SQLite dialect over node:sqlite. */
export class NodeSqliteDialect implements Dialect {
  readonly #inner: SqliteDialect;

  constructor(database: DatabaseSync) {
    this.#inner = new SqliteDialect({ database: asBetterSqlite(database) });
  }

  createDriver(): Driver {
    return new BusyRetryDriver(this.#inner.createDriver());
  }

  createQueryCompiler(): QueryCompiler {
    return this.#inner.createQueryCompiler();
  }

  createIntrospector(db: Kysely<never>): DatabaseIntrospector {
    return new OrdinaryTables(db);
  }

  createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * SQLite can roll a schema change back. Kysely assumes it cannot, and then a migration that dies
 * half-way would break every later start.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  /** For `isSqlite` of create-table.ts. */
  readonly isSqlite = true;

  // The driver gives its one connection to one after the other by itself, and lets readers in while a writer waits.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Search indexes are virtual tables, whose rows cannot all be read, with tables of their own behind them. */
class OrdinaryTables extends SqliteIntrospector {
  readonly #db: Kysely<never>;

  constructor(db: Kysely<never>) {
    super(db);
    this.#db = db;
  }

  override async getTables(
    ...options: Parameters<SqliteIntrospector['getTables']>
  ): ReturnType<SqliteIntrospector['getTables']> {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_list
      where type in ('virtual', 'shadow')`.execute(this.#db);
    const tables = await super.getTables(...options);
    return tables.filter((table) => !rows.some(({ name }) => name === table.name));
  }
}

function asBetterSqlite(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction that starts as a reader and writes later can fail for want of the lock.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      // On a full disk SQLite has already undone all; saying so would hide what has happened.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING_TO_DO;
      const known = statements.get(text);
      if (known) return known;
      const statement = wrap(database.prepare(text));
      if (statements.size < 500) statements.set(text, statement);
      return statement;
    },
  };
}

const NOTHING_TO_DO: SqliteStatement = {
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

// node:sqlite takes an object in the first place as named parameters and then silently binds NULL.
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
 * Takes the data folder for this process, or returns null when another one has it. The lock is one of the
 * operating system on an empty database file, so it ends with the process, however that ends.
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
