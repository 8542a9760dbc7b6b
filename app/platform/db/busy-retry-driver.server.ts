import { setTimeout as rest } from 'node:timers/promises';
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { isSqliteBusy } from './database-errors.server.ts';

const RETRY_INTERVAL_MS = 20;
const MAX_WAIT_MS = 1200;

/**
 * Shares one SQLite connection. Waits for the lock of another process with timers: SQLite itself would block the thread.
 * Readers run while a writer waits. After MAX_WAIT_MS later writers fail at the first attempt, until a write succeeds.
 */
export class BusyRetryDriver implements Driver {
  readonly #inner: Driver;
  readonly #mutex = new Mutex();
  #lockedSince: number | null = null;

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    return new RetryingConnection(await this.#inner.acquireConnection(), (work, writes) =>
      this.#retry(work, writes),
    );
  }

  releaseConnection(): Promise<void> {
    this.#mutex.release();
    return Promise.resolve();
  }

  async beginTransaction(outer: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const connection = ownConnection(outer);
    await this.#retry(() => this.#inner.beginTransaction(connection.inner, settings));
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

  /** Releases the connection between two attempts. */
  async #retry<T>(work: () => Promise<T>, writes = true): Promise<T> {
    for (;;) {
      try {
        const result = await work();
        // A read says nothing about the write lock.
        if (writes) this.#lockedSince = null;
        return result;
      } catch (error) {
        if (!isSqliteBusy(error)) throw error;
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince > MAX_WAIT_MS) throw error;
        this.#mutex.release();
        await rest(RETRY_INTERVAL_MS);
        await this.#mutex.acquire();
      }
    }
  }
}

type Attempt = <T>(work: () => Promise<T>, writes: boolean) => Promise<T>;

class RetryingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #attempt: Attempt;
  isInTransaction = false;

  constructor(inner: DatabaseConnection, attempt: Attempt) {
    this.inner = inner;
    this.#attempt = attempt;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // A transaction holds the lock already.
    if (this.isInTransaction) return this.inner.executeQuery<Row>(query);
    return this.#attempt(() => this.inner.executeQuery<Row>(query), isWrite(query.sql));
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, size);
  }
}

/** First in, first out. */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  acquire(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((done) => this.#waiting.push(done));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

function ownConnection(connection: DatabaseConnection): RetryingConnection {
  if (connection instanceof RetryingConnection) return connection;
  throw new Error('A connection that this driver did not hand out.');
}

const WRITE = /\b(?:insert\s+into|replace\s+into|update|delete\s+from)\b/i;

/** Whether a statement may write, by its text. `update` of an identifier alone also counts. */
export function isWrite(statement: string): boolean {
  return WRITE.test(statement);
}
