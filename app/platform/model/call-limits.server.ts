import {
  callLimits,
  type CallLimits,
  type ModelSettings,
} from '../settings/model-settings.server.ts';
import { ModelError } from './model-errors.server.ts';

/**
 * Circuit breaker: stops calls to a failing provider and probes it with single calls. Also limits retries to a small
 * share of all calls.
 */
export type CircuitBreaker = {
  /** Whether a call may be made. While the breaker is open, one probe in ten seconds. */
  mayCall: () => boolean;
  /** A call has started, succeeded or failed. */
  began: () => void;
  succeeded: () => void;
  failed: () => void;
  /** Takes one retry. False when none is left. */
  mayRetry: () => boolean;
  isOpen: () => boolean;
};

/** It opens at half of at least so many calls within the window. Milliseconds. */
const MIN_CALLS = 10;
const FAILURE_SHARE = 0.5;
const WINDOW_MS = 30_000;
const PROBE_INTERVAL_MS = 10_000;
/** Each call adds this share of a retry. */
const RETRIES_PER_CALL = 0.08;
const MAX_RETRIES = 2;

type Ended = { at: number; isFailure: boolean };

/** Creates a closed breaker. `now` is a monotonic clock in milliseconds. */
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
      // The next probe does not wait for this one, which may hang until its deadline.
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

/** The timeouts of one text. `signal` aborts with a ModelError of the kind `timeout` or `aborted`. */
export type Deadline = {
  signal: AbortSignal;
  /** The reader has text: from now on the same timeout limits the pauses of the provider. */
  shown(): void;
  /** Between these the reader is slow and not the provider; `resume` restarts the timeout. */
  pause(): void;
  resume(): void;
  stop(): void;
};

/**
 * Starts the timeouts of the first text, of pauses after it, and of the whole. `reader` aborts when the client leaves;
 * `shorter` replaces limits of the settings.
 */
export function startDeadline(
  settings: ModelSettings,
  reader: AbortSignal,
  shorter: Partial<CallLimits> = {},
): Deadline {
  const limits = { ...callLimits(settings), ...shorter };
  const controller = new AbortController();
  const expire = (what: string) => controller.abort(new ModelError(settings, 'timeout', what));
  const leave = () => controller.abort(new ModelError(settings, 'aborted'));
  const total = setTimeout(expire, limits.totalTimeout, 'total');
  let [hasText, isPaused] = [false, false];
  const silence = setTimeout(() => {
    if (!isPaused) expire(hasText ? 'idle' : 'first text');
  }, limits.firstTextTimeout);
  if (reader.aborted) leave();
  else reader.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    shown: () => {
      if (!hasText) silence.refresh();
      hasText = true;
    },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      if (hasText) silence.refresh();
    },
    stop: () => {
      for (const timer of [total, silence]) clearTimeout(timer);
      reader.removeEventListener('abort', leave);
    },
  };
}
