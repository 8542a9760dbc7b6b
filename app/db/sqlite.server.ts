import { DatabaseSync, type StatementSync, type SQLInputValue } from 'node:sqlite';
import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';

const SETTINGS = [
  // Before journal_mode: switching it needs the lock, and a long wait would freeze the event loop.
  'pragma busy_timeout = 50',
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma trusted_schema = off',
  'pragma cell_size_check = on',
  'pragma mmap_size = 0',
  'pragma journal_size_limit = 67108864',
  'pragma wal_autocheckpoint = 1000',
];

/** Opens (or creates) the file with the durable settings. Throws when it cannot be written. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  for (const setting of SETTINGS) database.exec(setting);
  return database;
}

/** Kysely's own SQLite dialect over node:sqlite. */
export class NodeSqliteDialect implements Dialect {
  readonly #inner: SqliteDialect;

  constructor(database: DatabaseSync) {
    this.#inner = new SqliteDialect({ database: asBetterSqlite(database) });
  }

  createDriver(): Driver {
    return this.#inner.createDriver();
  }

  createQueryCompiler(): QueryCompiler {
    return this.#inner.createQueryCompiler();
  }

  createIntrospector(db: Kysely<never>): DatabaseIntrospector {
    return this.#inner.createIntrospector(db);
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
  override get supportsTransactionalDdl(): boolean {
    return true;
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
