/** The limits of a queue, in requests. */
type QueueLimits = {
  /** Concurrent requests. */
  places: number;
  /** Waiting requests, per network and in total. */
  perNetwork: number;
  total: number;
  /** Whether half of the places are kept from a network also while no other waits. */
  keepsHalf?: boolean;
};

/** A school that opens a page at once is served. A waiting request takes 20 kB: 4,000 take 80 MB. */
const WAITING = { perNetwork: 2000, total: 4000 };

/** Concurrent uploads, each of up to 18 MB in memory while it is parsed. Two pictures are decoded at a time. */
const UPLOADS = 8;

/** Waiting tasks of the worker threads. The slowest takes two seconds. */
export const TASKS = { perNetwork: 24, total: 48 };

/** Waiting tasks of the thread for those that take several seconds: the last one waits for less than a minute. */
export const LONG_TASKS = { perNetwork: 2, total: 6 };

/** The limits of the tasks of `workers` threads. One is free when another network comes: a task may take seconds. */
export function taskLimits(workers: number, waiting = TASKS): QueueLimits {
  return { places: workers, keepsHalf: true, ...waiting };
}

/**
 * The limits of a process (docs/product.md §9). With one thread, places beyond one are for requests that wait: for the
 * database, a file, a task of a worker, or a model, which has at most three requests for each concurrent call.
 */
export function requestLimits(modelCallsAtOnce: number): QueueLimits {
  return { places: 32 + TASKS.total + 1 + LONG_TASKS.total + 3 * modelCallsAtOnce, ...WAITING };
}

/** The limits of uploads that have arrived. */
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

type QueueCounts = {
  running: number;
  waiting: number;
  /** Networks with a waiting request. */
  networks: number;
  /** Rejected requests since the start. */
  rejected: Record<QueueFullError['scope'], number>;
};

type Start = () => void;

/** A turn of the event loop that others notice. */
const LONG_TURN_MS = 5;
const MAX_REST_MS = 100;

/**
 * A bounded queue, served round-robin between networks: a network that floods it delays only itself. While others wait, a
 * network gets no place beyond half of them, so that long requests of one network do not hold all.
 *
 * Starts at most one request in each turn of the event loop: rendering on SQLite is synchronous and would block health
 * checks and new connections. While requests of several networks are on the server, a network whose request took a long
 * turn rests for as long: an upload of another network needs many short turns.
 */
export class RequestQueue {
  readonly #limits: QueueLimits;
  /** Waiting requests. A Map keeps insertion order: its first network is the next one served. */
  readonly #lines = new Map<string, Set<Start>>();
  /** Running requests by network. */
  readonly #places = new Map<string, number>();
  readonly #rejected = { network: 0, server: 0 };
  #waiting = 0;
  #running = 0;
  #isPaused = false;
  #isScheduled = false;
  /** The requests of each network that are on the server, also those that have no place and do not wait for one. */
  readonly #visits = new Map<string, number>();
  /** Until when a network rests, by performance.now(). */
  readonly #rests = new Map<string, number>();
  #alarm: NodeJS.Timeout | undefined;

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
      addTo(this.#places, network, -1);
      this.#schedule();
    };
  }

  /** Counts a request of a network until the returned function is called. */
  visit(network: string): () => void {
    addTo(this.#visits, network, 1);
    return () => addTo(this.#visits, network, -1);
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

  get #isBlocked(): boolean {
    return this.#isPaused || this.#waiting === 0 || this.#running >= this.#limits.places;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isBlocked) return;
    this.#isScheduled = true;
    setImmediate(() => this.#startNext());
  }

  #startNext(): void {
    this.#isScheduled = false;
    if (this.#isBlocked) return;
    const next = this.#next();
    if (!next) return this.#setAlarm();
    const [network, line] = next;
    const [start = () => undefined] = line;
    this.#remove(network, start);
    // The network goes to the end.
    if (this.#lines.delete(network)) this.#lines.set(network, line);
    this.#running += 1;
    addTo(this.#places, network, 1);
    start();
    this.#isScheduled = true;
    const begun = performance.now();
    setImmediate(() => {
      this.#rest(network, performance.now() - begun);
      this.#startNext();
    });
  }

  /** The first awake network in turn with less than half of the places; without such a one the first, if it may have more. */
  #next(): [network: string, line: Set<Start>] | undefined {
    const half = Math.max(1, Math.floor(this.#limits.places / 2));
    const awake = () => this.#lines.entries().filter(([network]) => !this.#isResting(network));
    const isBelowHalf = ([network]: [string, Set<Start>]) =>
      (this.#places.get(network) ?? 0) < half;
    const found = awake().find(isBelowHalf);
    return found ?? (this.#limits.keepsHalf ? undefined : awake().next().value);
  }

  #rest(network: string, turn: number): void {
    const isAlone = this.#visits.size < 2;
    if (isAlone || turn < LONG_TURN_MS) return;
    this.#rests.set(network, performance.now() + Math.min(turn, MAX_REST_MS));
  }

  #isResting(network: string): boolean {
    const isOver = (this.#rests.get(network) ?? 0) <= performance.now();
    if (isOver) this.#rests.delete(network);
    return !isOver;
  }

  /** Wakes up when the first network has rested. */
  #setAlarm(): void {
    clearTimeout(this.#alarm);
    if (this.#rests.size === 0) return;
    const rest = Math.min(...this.#rests.values()) - performance.now();
    this.#alarm = setTimeout(() => this.#schedule(), Math.max(0, rest));
  }
}

/** Changes a count, and forgets it at zero. */
function addTo(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
