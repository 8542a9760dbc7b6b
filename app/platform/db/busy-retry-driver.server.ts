import { setTimeout as rest } from 'node:timers/promises';
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { isSqliteBusy } from './database-errors.server.ts';

/** How often a lock that somebody else holds is tried again, and for how long in all. Milliseconds. */
const RETRY_INTERVAL_MS = 20;
const MAX_WAIT_MS = 1200;

/**
 * One SQLite connection for many, which waits for the lock of another process without stopping this one: SQLite
 * itself waits by blocking the thread. While one writer waits, readers go on. Once the lock has been held for longer than
 * anybody wants to wait, later writers learn so at the first try, until a write has gone through.
 */
export class BusyRetryDriver implements Driver {
  readonly #inner: Driver;
  readonly #turns = new Mutex();
  #lockedSince: number | null = null;

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return new RetryingConnection(await this.#inner.acquireConnection(), (work, isWrite) =>
      this.#try(work, isWrite),
    );
  }

  releaseConnection(): Promise<void> {
    this.#turns.give();
    return Promise.resolve();
  }

  async beginTransaction(outer: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const connection = ownConnection(outer);
    await this.#try(() => this.#inner.beginTransaction(connection.inner, settings));
    connection.isInTransaction = true;
  }

  async commitTransaction(outer: DatabaseConnection): Promise<void> {
    const connection = ownConnection(outer);
    await this.#inner.commitTransaction(connection.inner);
    connection.isInTransaction = false;
  }

  async rollbackTransaction(outer: DatabaseConnection): Promise<void> {
    const connection = ownConnection(outer);
    connection.isInTransaction = false;
    await this.#inner.rollbackTransaction(connection.inner);
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }

  /** Gives the turn away between two tries. */
  async #try<T>(work: () => Promise<T>, isWrite = true): Promise<T> {
    for (;;) {
      try {
        const result = await work();
        // That somebody could read says nothing of the lock.
        if (isWrite) this.#lockedSince = null;
        return result;
      } catch (error) {
        if (!isSqliteBusy(error)) throw error;
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince > MAX_WAIT_MS) throw error;
        this.#turns.give();
        await rest(RETRY_INTERVAL_MS);
        await this.#turns.take();
      }
    }
  }
}

type Attempt = <T>(work: () => Promise<T>, isWrite: boolean) => Promise<T>;

class RetryingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #attempt: Attempt;
  isInTransaction = false;

  constructor(inner: DatabaseConnection, attempt: Attempt) {
    this.inner = inner;
    this.#attempt = attempt;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Within a transaction the lock is ours already.
    if (this.isInTransaction) return this.inner.executeQuery<Row>(query);
    const isWrite = writtenTables(query.sql).length > 0;
    return this.#attempt(() => this.inner.executeQuery<Row>(query), isWrite);
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, size);
  }
}

/** One at a time, in the order in which they came. */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((done) => this.#waiting.push(done));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

function ownConnection(connection: DatabaseConnection): RetryingConnection {
  if (connection instanceof RetryingConnection) return connection;
  throw new Error('A connection that this driver did not hand out.');
}

const WRITE = /\b(?:insert\s+into|replace\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/gi;
const MOST_KNOWN = 2000;
const known = new Map<string, readonly string[]>();

/**
 * The tables that a statement may write to, by its words. Rather one too many: `on conflict do update set`
 * names a table that is none.
 */
export function writtenTables(sql: string): readonly string[] {
  const found = known.get(sql) ?? findTables(sql);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(sql, found);
  return found;
}

function findTables(sql: string): readonly string[] {
  return [...sql.matchAll(WRITE)].map(([, table = '']) => table.toLowerCase());
}
