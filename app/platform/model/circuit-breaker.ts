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

/** It opens at half of at least so many calls within the window (docs/operations.md). Milliseconds. */
const LEAST = 10;
const SHARE = 0.5;
const WINDOW = 30_000;
const REST = 10_000;
/** Each call earns a part of a retry; so many may be saved up. */
const EARNED = 0.08;
const MOST_SAVED = 2;

type Ended = { at: number; isFailure: boolean };

/** A closed one. `now` counts milliseconds and never goes back. */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let ended: Ended[] = [];
  let nextProbe: number | null = null;
  let retries = MOST_SAVED;

  const note = (isFailure: boolean) => {
    const at = now();
    ended = ended.filter((call) => at - call.at < WINDOW);
    ended.push({ at, isFailure });
  };
  return {
    mayCall() {
      if (nextProbe === null) return true;
      if (now() < nextProbe) return false;
      // The next one does not wait for the end of this: it may hang until its deadline.
      nextProbe = now() + REST;
      return true;
    },
    began() {
      retries = Math.min(MOST_SAVED, retries + EARNED);
    },
    succeeded() {
      if (nextProbe !== null) ended = [];
      nextProbe = null;
      note(false);
    },
    failed() {
      note(true);
      const failures = ended.filter(({ isFailure }) => isFailure).length;
      if (ended.length < LEAST || failures < ended.length * SHARE) return;
      nextProbe ??= now() + REST;
    },
    mayRetry() {
      if (nextProbe !== null || retries < 1) return false;
      retries -= 1;
      return true;
    },
    isOpen: () => nextProbe !== null,
  };
}
