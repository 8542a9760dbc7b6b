import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { writtenTables } from './written-tables.ts';

/** Hears of every write to some tables, when others can see it: after its statement, or after its transaction. */
export type WriteWatch = { tables: ReadonlySet<string>; onWrite: () => void };

/** The same database, whose writes are watched. */
export function watchWrites(dialect: Dialect, watch: WriteWatch): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => new WatchedDriver(dialect.createDriver(), watch),
  };
}

class WatchedDriver implements Driver {
  readonly #inner: Driver;
  readonly #watch: WriteWatch;

  constructor(inner: Driver, watch: WriteWatch) {
    this.#inner = inner;
    this.#watch = watch;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new WatchedConnection(await this.#inner.acquireConnection(), this.#watch);
  }

  async beginTransaction(outer: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const connection = watched(outer);
    await this.#inner.beginTransaction(connection.inner, settings);
    connection.isInTransaction = true;
  }

  async commitTransaction(outer: DatabaseConnection): Promise<void> {
    const connection = watched(outer);
    try {
      await this.#inner.commitTransaction(connection.inner);
    } finally {
      // Also when it fails: nobody knows then whether it has reached the database.
      connection.end();
    }
  }

  async rollbackTransaction(outer: DatabaseConnection): Promise<void> {
    const connection = watched(outer);
    await this.#inner.rollbackTransaction(connection.inner);
    connection.isInTransaction = false;
    connection.hasWritten = false;
  }

  releaseConnection(outer: DatabaseConnection): Promise<void> {
    return this.#inner.releaseConnection(watched(outer).inner);
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #watch: WriteWatch;
  isInTransaction = false;
  hasWritten = false;

  constructor(inner: DatabaseConnection, watch: WriteWatch) {
    this.inner = inner;
    this.#watch = watch;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isWrite = writtenTables(query.sql).some((table) => this.#watch.tables.has(table));
    try {
      return await this.inner.executeQuery<Row>(query);
    } finally {
      if (isWrite && this.isInTransaction) this.hasWritten = true;
      else if (isWrite) this.#watch.onWrite();
    }
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }

  end(): void {
    const { hasWritten } = this;
    this.isInTransaction = false;
    this.hasWritten = false;
    if (hasWritten) this.#watch.onWrite();
  }
}

function watched(connection: DatabaseConnection): WatchedConnection {
  if (connection instanceof WatchedConnection) return connection;
  throw new Error('A connection that this driver did not hand out.');
}
