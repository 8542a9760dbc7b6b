import { ModelUnavailable } from './model-error.ts';

/** Places for calls that run side by side. */
export type CallSlots = {
  /**
   * Takes a place, waiting for one if need be, and gives what frees it again. Throws ModelUnavailable
   * when too many wait or it takes too long, and the signal's reason when that aborts.
   */
  take(signal: AbortSignal): Promise<() => void>;
};

type Limits = { running: number; waiting: number; longestWait: number };

/** `running` calls at once, `waiting` more in line for at most `longestWait` milliseconds. */
export function createCallSlots({ running, waiting, longestWait }: Limits): CallSlots {
  const line = new Set<() => void>();
  let taken = 0;

  function free(): void {
    const [next] = line;
    if (next) next();
    else taken -= 1;
  }

  function wait(signal: AbortSignal): Promise<void> {
    return new Promise((done, fail) => {
      const leave = (end: () => void) => () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        line.delete(enter);
        end();
      };
      const enter = leave(done);
      const stop = leave(() => fail(signal.reason as Error));
      const timer = setTimeout(
        leave(() => fail(new ModelUnavailable('busy'))),
        longestWait,
      );
      signal.addEventListener('abort', stop);
      line.add(enter);
    });
  }

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (taken < running) taken += 1;
      else if (line.size < waiting) await wait(signal);
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
