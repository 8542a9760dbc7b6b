import type { Fault } from './model-fault.ts';
import type { ModelSettings } from '../settings/model-settings.server.ts';

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
export function startDeadline(timeouts: Timeouts, reader: AbortSignal, fault: Fault): Deadline {
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
