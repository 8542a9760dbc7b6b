import type { Logger } from 'pino';
import { classifyError } from '../db/database-errors.server.ts';
import { ERRORS } from '../http/errors.ts';

/** Upper bounds of the response-time histogram, in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, Infinity] as const;

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/** Counts the responses of this process by status class, and their duration as a histogram. */
export function createRequestMetrics() {
  const byClass: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const counts = BOUNDS.map(() => 0);
  let totalSeconds = 0;
  return {
    // Runs for each response: cumulative sums are left to `read`.
    observe(status: number, milliseconds: number): void {
      const name = `${Math.floor(status / 100)}xx`;
      byClass[name] = (byClass[name] ?? 0) + 1;
      const seconds = milliseconds / 1000;
      totalSeconds += seconds;
      const index = BOUNDS.findIndex((most) => seconds <= most);
      counts[index] = (counts[index] ?? 0) + 1;
    },
    read() {
      let sum = 0;
      const buckets = BOUNDS.map(
        (bound, index) => [bound, (sum += counts[index] ?? 0)] as [number, number],
      );
      return { byClass: { ...byClass }, buckets, seconds: totalSeconds };
    },
  };
}

/** Errors that produce no error response (docs/operations.md, Measuring). */
const ERROR_KINDS = [
  'client-disconnected',
  'duplicate-request',
  'reservation-released',
  'file-missing',
] as const;

export type ErrorCounters = ReturnType<typeof createErrorCounters>;

/** Counts the errors of this process. Known counters start at 0: Prometheus sees no increase in a first sample. */
export function createErrorCounters() {
  const zeros = (names: readonly string[]) => new Map(names.map((name) => [name, 0]));
  const errors = zeros(ERROR_KINDS);
  const responses = zeros(Object.keys(ERRORS));
  const failedJobs = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string, by: number) =>
    void counts.set(name, (counts.get(name) ?? 0) + by);
  return {
    count: (kind: (typeof ERROR_KINDS)[number], by = 1) => add(errors, kind, by),
    /** An error response was sent. An unknown code is not counted. */
    countResponse: (code: string) => {
      if (responses.has(code)) add(responses, code, 1);
    },
    /** A scheduled job failed `times` more; 0 creates its counter. */
    countJobFailure: (name: string, times: number) => add(failedJobs, name, times),
    read: () => ({ errors, responses, failedJobs }),
  };
}

/** The result of `work`, or null after an error: what leaves out only a part of a page. `message` is the log line. */
export async function orNull<Result>(
  parts: Parameters<typeof reportPartialFailure>[0],
  work: Promise<Result>,
  message: string,
): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    reportPartialFailure(parts, error, message);
    return null;
  }
}

/** Logs and counts an error that left out only a part of a page. `message` is the log line. */
export function reportPartialFailure(
  { log, errorCounters }: { log: Logger; errorCounters: ErrorCounters },
  error: unknown,
  message: string,
): void {
  log.error({ err: error }, message);
  errorCounters.countResponse(classifyError(error) ?? 'internal');
}
