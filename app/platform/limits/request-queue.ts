/** The limits of a queue, in requests. */
export type QueueLimits = {
  /** Concurrent requests. */
  places: number;
  /** Waiting requests, per network and in total. */
  perNetwork: number;
  total: number;
};

/** A school that opens a page at once is served. A waiting request takes 20 kB: 4,000 take 80 MB. */
const WAITING = { perNetwork: 2000, total: 4000 };

/** Concurrent uploads, each a temporary file of up to 5 MB. */
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

export type RequestQueue = {
  /**
   * Queues `work` for a network (by `networkOf`) and holds a place until it settles. Rejects with QueueFullError, or with
   * the reason of `signal` while it waits.
   */
  run<Value>(
    network: string,
    work: () => Value | Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value>;
  /** Starts no work until `resume`. */
  pause: () => void;
  resume: () => void;
  counts: () => QueueCounts;
};

export type QueueCounts = {
  running: number;
  waiting: number;
  /** Networks with a waiting request. */
  networks: number;
  /** Rejected requests since the start. */
  rejected: Record<QueueFullError['scope'], number>;
};

type Start = () => void;

/** Waiting requests by network. `next` takes the first request of the first network and moves the network to the end. */
function createLines() {
  // A Map keeps insertion order: its first network is the next one served.
  const lines = new Map<string, Set<Start>>();
  let size = 0;
  const remove = (network: string, start: Start): void => {
    const line = lines.get(network);
    if (!line?.delete(start)) return;
    size -= 1;
    if (line.size === 0) lines.delete(network);
  };
  return {
    size: () => size,
    networks: () => lines.size,
    sizeOf: (network: string) => lines.get(network)?.size ?? 0,
    add(network: string, start: Start): void {
      lines.set(network, (lines.get(network) ?? new Set()).add(start));
      size += 1;
    },
    remove,
    next(): Start | undefined {
      for (const [network, line] of lines) {
        for (const start of line) {
          remove(network, start);
          if (lines.delete(network)) lines.set(network, line);
          return start;
        }
      }
      return undefined;
    },
  };
}

/**
 * A bounded queue, served round-robin between networks: a network that floods it delays only itself.
 *
 * Starts at most one request in each turn of the event loop: rendering on SQLite is synchronous and would block health
 * checks and new connections.
 */
export function createRequestQueue({ places, perNetwork, total }: QueueLimits): RequestQueue {
  const lines = createLines();
  const rejected = { network: 0, server: 0 };
  let running = 0;
  let [isPaused, isScheduled] = [false, false];

  const schedule = (): void => {
    if (isScheduled || isPaused || lines.size() === 0 || running >= places) return;
    isScheduled = true;
    setImmediate(startNext);
  };
  const startNext = (): void => {
    isScheduled = false;
    const start = isPaused ? undefined : lines.next();
    if (!start) return;
    running += 1;
    start();
    schedule();
  };
  const reject = (scope: QueueFullError['scope']): never => {
    rejected[scope] += 1;
    throw new QueueFullError(scope);
  };
  return {
    async run(network, work, signal) {
      signal?.throwIfAborted();
      if (lines.sizeOf(network) >= perNetwork) reject('network');
      if (lines.size() >= total) reject('server');
      const started = waitIn(lines, network, signal);
      schedule();
      await started;
      try {
        return await work();
      } finally {
        running -= 1;
        schedule();
      }
    },
    pause: () => void (isPaused = true),
    resume: () => {
      isPaused = false;
      schedule();
    },
    counts: () => ({
      running,
      waiting: lines.size(),
      networks: lines.networks(),
      rejected: { ...rejected },
    }),
  };
}

/** Waits in the queue of the network. Rejects when `signal` aborts. */
function waitIn(
  lines: ReturnType<typeof createLines>,
  network: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((begin, fail) => {
    const start = () => {
      signal?.removeEventListener('abort', leave);
      begin();
    };
    const leave = () => {
      lines.remove(network, start);
      fail(signal?.reason as Error);
    };
    signal?.addEventListener('abort', leave, { once: true });
    lines.add(network, start);
  });
}

declare module '../../platform/services.ts' {
  interface Services {
    /** The queue of all requests but uploads. */
    requestQueue: RequestQueue;
    uploadQueue: RequestQueue;
  }
}
