/** The limits of a queue, in requests. */
type QueueLimits = {
  /** Concurrent requests. */
  places: number;
  /** Waiting requests, per network and in total. */
  perNetwork: number;
  total: number;
};

/** A school that opens a page at once is served. A waiting request takes 20 kB: 4,000 take 80 MB. */
const WAITING = { perNetwork: 2000, total: 4000 };

/** Concurrent uploads, each of 6 MB in memory while it arrives, and up to three times that while it is parsed. */
const UPLOADS = 24;

/**
 * The limits of a process (docs/product.md §9). With one thread, places beyond one are for requests that wait: for the
 * database, a file, or a model, which has at most three requests for each concurrent call.
 */
export function requestLimits(modelCallsAtOnce: number): QueueLimits {
  return { places: 32 + 3 * modelCallsAtOnce, ...WAITING };
}

/** The limits of uploads, which hold a place while their file arrives. */
export const UPLOAD_LIMITS: QueueLimits = { places: UPLOADS, ...WAITING };

/** The queue is full for one network, or for all. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly scope: 'network' | 'server';
  constructor(scope: 'network' | 'server') {
    super(`the queue of requests is full for this ${scope}`);
    this.scope = scope;
  }
}

/** Whether the error is a QueueFullError. By name: tests build queues outside of the server's bundle. */
export function isQueueFull(error: unknown): error is QueueFullError {
  return error instanceof Error && error.name === 'QueueFullError';
}

type QueueCounts = {
  running: number;
  waiting: number;
  /** Networks with a waiting request. */
  networks: number;
  /** Rejected requests since the start. */
  rejected: Record<QueueFullError['scope'], number>;
};

type Start = () => void;

/**
 * A bounded queue, served round-robin between networks: a network that floods it delays only itself.
 *
 * Starts at most one request in each turn of the event loop: rendering on SQLite is synchronous and would block health
 * checks and new connections.
 */
export class RequestQueue {
  readonly #limits: QueueLimits;
  /** Waiting requests. A Map keeps insertion order: its first network is the next one served. */
  readonly #lines = new Map<string, Set<Start>>();
  readonly #rejected = { network: 0, server: 0 };
  #waiting = 0;
  #running = 0;
  #isPaused = false;
  #isScheduled = false;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Queues `work` for a network and holds a place until it settles. Rejects as `enter` does. */
  async run<Value>(
    network: string,
    work: () => Value | Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    const leave = await this.enter(network, signal);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a place for a network (by `networkOf`) and returns its release. Rejects with QueueFullError, or with the
   * reason of `signal` while it waits.
   */
  async enter(network: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const { places, perNetwork, total } = this.#limits;
    // Those that start in the next turns do not count as waiting.
    const free = places - this.#running;
    const ofNetwork = this.#lines.get(network)?.size ?? 0;
    if (ofNetwork >= perNetwork + free) this.#reject('network');
    if (this.#waiting >= total + free) this.#reject('server');
    await this.#wait(network, signal);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#running -= 1;
      this.#schedule();
    };
  }

  /** Starts no work until `resume`. */
  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#schedule();
  }

  counts(): QueueCounts {
    const [running, waiting, networks] = [this.#running, this.#waiting, this.#lines.size];
    return { running, waiting, networks, rejected: { ...this.#rejected } };
  }

  #reject(scope: QueueFullError['scope']): never {
    this.#rejected[scope] += 1;
    throw new QueueFullError(scope);
  }

  #wait(network: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      this.#remove(network, start);
      reject(signal?.reason as Error);
    };
    const start = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    this.#lines.set(network, (this.#lines.get(network) ?? new Set()).add(start));
    this.#waiting += 1;
    this.#schedule();
    return promise;
  }

  #remove(network: string, start: Start): void {
    const line = this.#lines.get(network);
    line?.delete(start);
    if (line?.size === 0) this.#lines.delete(network);
    this.#waiting -= 1;
  }

  #schedule(): void {
    const isFull = this.#running >= this.#limits.places;
    if (this.#isScheduled || this.#isPaused || this.#waiting === 0 || isFull) return;
    this.#isScheduled = true;
    setImmediate(() => this.#startNext());
  }

  #startNext(): void {
    this.#isScheduled = false;
    const [next] = this.#lines;
    if (this.#isPaused || !next) return;
    const [network, line] = next;
    const [start = () => undefined] = line;
    this.#remove(network, start);
    // The network goes to the end.
    if (this.#lines.delete(network)) this.#lines.set(network, line);
    this.#running += 1;
    start();
    this.#schedule();
  }
}
