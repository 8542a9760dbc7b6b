import type { Logger } from 'pino';
import { classifyError } from '../db/database-errors.server.ts';
import { type ErrorCode, ERRORS } from '../http/errors.ts';

/** Upper bounds of how long answers took, in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

export type RequestMetrics = {
  observe: (status: number, milliseconds: number) => void;
  read: () => { byClass: Record<string, number>; upTo: [number, number][]; seconds: number };
};

/** What this process has answered since it started. */
export function createRequestMetrics(): RequestMetrics {
  const byClass = [0, 0, 0, 0, 0, 0];
  // How many took longer than the bound before, and not longer than this one; the last took longer than all.
  const counts = [...BOUNDS, Infinity].map(() => 0);
  let total = 0;
  return {
    // For each answer, of which there are tens of thousands a second: sums are made when somebody reads.
    observe(status, milliseconds) {
      byClass[Math.floor(status / 100)] = (byClass[Math.floor(status / 100)] ?? 0) + 1;
      const seconds = milliseconds / 1000;
      total += seconds;
      let index = 0;
      while (index < BOUNDS.length && seconds > (BOUNDS[index] ?? 0)) index += 1;
      counts[index] = (counts[index] ?? 0) + 1;
    },
    read() {
      let sum = 0;
      const upTo = BOUNDS.map((bound, index): [number, number] => [
        bound,
        (sum += counts[index] ?? 0),
      ]);
      return { byClass: namedClasses(byClass), upTo, seconds: total };
    },
  };
}

function namedClasses(byClass: readonly number[]): Record<string, number> {
  const named: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  for (const [first, count] of byClass.entries()) if (count > 0) named[`${first}xx`] = count;
  return named;
}

/** What goes wrong without a refusal: docs/operations.md says what each of them is. */
const FAILURES = ['reader-left', 'asked-again', 'given-back', 'file-missing'] as const;
type Failure = (typeof FAILURES)[number];

/** What went wrong in this process since it started. */
export type ErrorCounters = {
  count: (fault: Failure, by?: number) => void;
  /** Somebody was told so instead of being given what was asked for. Anything that is no code of ours is not counted. */
  refused: (code: string) => void;
  /** A job of the clock failed `times` more; 0 makes it known. */
  jobFailed: (name: string, times: number) => void;
  read: () => Readonly<Record<'faults' | 'refusals' | 'failedJobs', ReadonlyMap<string, number>>>;
};

/** Counters at nothing: whoever looks for the first fault must have seen that there was none. */
export function createErrorCounters(): ErrorCounters {
  const faults = new Map<string, number>(FAILURES.map((fault) => [fault, 0]));
  const refusals = new Map<string, number>(Object.keys(ERRORS).map((code) => [code, 0]));
  const failedJobs = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, by = 1) => {
    to.set(name, (to.get(name) ?? 0) + by);
  };
  return {
    count: (fault, by) => add(faults, fault, by),
    refused: (code) => {
      if (isErrorCode(code)) add(refusals, code);
    },
    jobFailed: (name, times) => add(failedJobs, name, times),
    read: () => ({ faults, refusals, failedJobs }),
  };
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/**
 * A part of a page could not be loaded and the rest is shown, with words in the place of the part: for the log, and for
 * whoever counts what people were refused.
 */
export function reportPartialFailure(
  { log, faults }: { log: Logger; faults: ErrorCounters },
  error: unknown,
  words: string,
): void {
  log.error({ err: error }, words);
  faults.refused(classifyError(error) ?? 'internal');
}
