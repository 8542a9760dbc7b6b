/** Places and limits of one queue, in requests. */
export type QueueLimits = {
  /** Requests that are worked on side by side. */
  places: number;
  /** Requests that wait: of one network, and in all. */
  perNetwork: number;
  total: number;
};

/**
 * Two full crowds of one network: a school that opens a page at the same second is served. A request that waits is a
 * closure and a socket, some 20 kB: 4,000 of them are 80 MB.
 */
const WAITING = { perNetwork: 2000, total: 4000 };

/** Uploads that are received side by side: each is a file of up to 5 MB on the disk until its picture is made. */
const UPLOADS = 24;

/**
 * The limits of one process (docs/product.md §9). One thread does the work, so places beyond one serve what waits: for
 * the database, for a file, and for a model, which holds at most three times its calls.
 */
export function requestLimits(modelCallsAtOnce: number): QueueLimits {
  return { places: 32 + 3 * modelCallsAtOnce, ...WAITING };
}

/** The limits of uploads, which hold a place for as long as their file takes to arrive. */
export const UPLOAD_LIMITS: QueueLimits = { places: UPLOADS, ...WAITING };

/** The queue takes no more: of this network, or of anyone. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly scope: 'network' | 'server';
  constructor(scope: 'network' | 'server') {
    super(`the queue of requests is full for this ${scope}`);
    this.scope = scope;
  }
}

/** Whether that is why a request was refused. By name: tests build queues outside of the server's bundle. */
export function isQueueFull(error: unknown): error is QueueFullError {
  return error instanceof Error && error.name === 'QueueFullError';
}

export type RequestQueue = {
  /**
   * Runs `work` when its turn comes and holds a place until it has settled. `network` names who shares a turn, as
   * `networkOf` gives it. Rejects with QueueFullError at once, or with the reason of `signal` while it waits.
   */
  run<Value>(
    network: string,
    work: () => Value | Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value>;
  /** Starts nothing until `resume`. What comes meanwhile waits. */
  pause: () => void;
  resume: () => void;
  counts: () => QueueCounts;
};

export type QueueCounts = {
  running: number;
  waiting: number;
  /** Networks that have a request waiting. */
  networks: number;
  /** Requests that were refused since the start. */
  refused: Record<QueueFullError['scope'], number>;
};

type Start = () => void;

/** What waits, by network. `next` takes the first of the network whose turn it is, which then goes to the back. */
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
 * A bounded queue that is served round-robin between networks: each network has one turn, then goes to the back. One
 * network alone may use every place; one that floods delays only itself.
 *
 * Starts at most one request per turn of the event loop: rendering never waits for anything on SQLite, and without a
 * turn in between, health checks and new connections would wait for all of it.
 */
export function createRequestQueue({ places, perNetwork, total }: QueueLimits): RequestQueue {
  const lines = createLines();
  const refused = { network: 0, server: 0 };
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
  const refuse = (scope: QueueFullError['scope']): never => {
    refused[scope] += 1;
    throw new QueueFullError(scope);
  };
  return {
    async run(network, work, signal) {
      signal?.throwIfAborted();
      if (lines.sizeOf(network) >= perNetwork) refuse('network');
      if (lines.size() >= total) refuse('server');
      const turn = waitIn(lines, network, signal);
      schedule();
      await turn;
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
      refused: { ...refused },
    }),
  };
}

/** Waits in the line of that network; leaves it and rejects when `signal` aborts. */
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
    /** Every request but uploads waits here for its turn. */
    requestQueue: RequestQueue;
    uploadQueue: RequestQueue;
  }
}
