/** Longer than a server with too much to do takes from one look at the clock to the next. Milliseconds. */
const STANDSTILL = 500;
/** What one counts for: less than anybody's patience. Milliseconds. */
const MOMENT = 100;

/**
 * A clock, in milliseconds, in which a standstill of the process (paused, swapped out, held by a debugger) counts for a
 * moment only. Whoever waits by it has to look at it often meanwhile, or the waiting itself looks like one.
 */
export function createSteadyClock(now: () => number = () => performance.now()): () => number {
  let [at, last] = [0, now()];
  return () => {
    const time = now();
    at += time - last > STANDSTILL ? MOMENT : time - last;
    last = time;
    return at;
  };
}

/** How often somebody has to look while nothing else happens. Milliseconds. */
export const LOOK_EVERY: number = MOMENT;
