import type { ModelSettings } from '../settings/model-settings.server.ts';
import { type ModelErrorFactory, ModelUnavailable } from './model-errors.server.ts';

/**
 * Keeps calls away from a provider that fails, so that nobody waits for it in vain, and finds out by single calls
 * when it is back. Also says which failed call may be tried again: retries are a small share of all calls.
 */
export type CircuitBreaker = {
  /** Whether a call may be made now. While the provider rests, one in ten seconds may: it finds out. */
  mayCall: () => boolean;
  /** A call was begun, and how it ended. */
  began: () => void;
  succeeded: () => void;
  failed: () => void;
  /** Takes one of the retries, if there is one left. */
  mayRetry: () => boolean;
  isOpen: () => boolean;
};

/** It opens at half of at least so many calls within the window (docs/decisions/model-providers.md). Milliseconds. */
const MIN_CALLS = 10;
const FAILURE_SHARE = 0.5;
const WINDOW_MS = 30_000;
const PROBE_INTERVAL_MS = 10_000;
/** Each call earns a part of a retry; so many may be saved up. */
const RETRIES_PER_CALL = 0.08;
const MAX_RETRIES = 2;

type Ended = { at: number; isFailure: boolean };

/** A closed one. `now` counts milliseconds and never goes back. */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let ended: Ended[] = [];
  let nextProbe: number | null = null;
  let retries = MAX_RETRIES;

  const note = (isFailure: boolean) => {
    const at = now();
    ended = ended.filter((call) => at - call.at < WINDOW_MS);
    ended.push({ at, isFailure });
  };
  return {
    mayCall() {
      if (nextProbe === null) return true;
      if (now() < nextProbe) return false;
      // The next one does not wait for the end of this: it may hang until its deadline.
      nextProbe = now() + PROBE_INTERVAL_MS;
      return true;
    },
    began() {
      retries = Math.min(MAX_RETRIES, retries + RETRIES_PER_CALL);
    },
    succeeded() {
      if (nextProbe !== null) ended = [];
      nextProbe = null;
      note(false);
    },
    failed() {
      note(true);
      const failures = ended.filter(({ isFailure }) => isFailure).length;
      if (ended.length < MIN_CALLS || failures < ended.length * FAILURE_SHARE) return;
      nextProbe ??= now() + PROBE_INTERVAL_MS;
    },
    mayRetry() {
      if (nextProbe !== null || retries < 1) return false;
      retries -= 1;
      return true;
    },
    isOpen: () => nextProbe !== null,
  };
}

/** Places for calls that run side by side. */
export type CallSlots = {
  /**
   * Takes a place, waiting for one if need be, and gives what frees it again. Throws ModelUnavailable
   * when too many wait or it takes too long, and the signal's reason when that aborts.
   */
  take(signal: AbortSignal): Promise<() => void>;
};

type SlotLimits = { running: number; waiting: number; longestWait: number };

/** `running` calls at once, `waiting` more in the queue for at most `longestWait` milliseconds. */
export function createCallSlots({ running, waiting, longestWait }: SlotLimits): CallSlots {
  const queue = new Set<() => void>();
  let taken = 0;

  function free(): void {
    const [next] = queue;
    if (next) next();
    else taken -= 1;
  }

  function wait(signal: AbortSignal): Promise<void> {
    return new Promise((done, fail) => {
      const leave = (end: () => void) => () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        queue.delete(enter);
        end();
      };
      const enter = leave(done);
      const stop = leave(() => fail(signal.reason as Error));
      const timer = setTimeout(
        leave(() => fail(new ModelUnavailable('busy'))),
        longestWait,
      );
      signal.addEventListener('abort', stop);
      queue.add(enter);
    });
  }

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (taken < running) taken += 1;
      else if (queue.size < waiting) await wait(signal);
      else throw new ModelUnavailable('busy');
      return once(free);
    },
  };
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}

type Timeouts = Pick<
  ModelSettings,
  'modelFirstTextTimeout' | 'modelIdleTimeout' | 'modelTotalTimeout'
>;

/** The clocks of one post. `signal` aborts with the error that belongs to what ran out. */
export type Deadline = {
  signal: AbortSignal;
  /** Text arrived: the pause before the next one starts anew. */
  progress(): void;
  /** The reader has something to read: from now on pauses are timed instead of the wait. */
  shown(): void;
  readonly isShown: boolean;
  stop(): void;
};

/** Starts the clocks: the wait for the first text, pauses after it, and the whole. `reader` aborts when nobody reads. */
export function startDeadline(
  timeouts: Timeouts,
  reader: AbortSignal,
  fault: ModelErrorFactory,
): Deadline {
  const controller = new AbortController();
  const expire = (what: string) => () => controller.abort(fault('timeout', what));
  const leave = () => controller.abort(fault('aborted'));
  const total = setTimeout(expire('total'), timeouts.modelTotalTimeout);
  const first = setTimeout(expire('first text'), timeouts.modelFirstTextTimeout);
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  // Text only notes the time: setting a timer anew for every token would cost more than reading it.
  const watch = (rest: number) => {
    idle = setTimeout(() => {
      const left = timeouts.modelIdleTimeout - (performance.now() - last);
      if (left > 0) watch(left);
      else expire('idle')();
    }, rest);
  };
  if (reader.aborted) leave();
  else reader.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    progress: () => {
      last = performance.now();
    },
    shown: () => {
      if (idle) return;
      clearTimeout(first);
      watch(timeouts.modelIdleTimeout);
    },
    get isShown() {
      return idle !== undefined;
    },
    stop: () => {
      for (const timer of [total, first, idle]) clearTimeout(timer);
      reader.removeEventListener('abort', leave);
    },
  };
}
