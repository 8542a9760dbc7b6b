import { type ErrorCode, ERRORS } from '../http/errors.ts';

/** What goes wrong without a refusal: docs/operations.md says what each of them is. */
const FAULTS = ['reader-left', 'asked-again', 'given-back', 'file-missing'] as const;
export type Fault = (typeof FAULTS)[number];

/** What went wrong in this process since it started. */
export type ErrorCounters = {
  count: (fault: Fault, by?: number) => void;
  /** Somebody was told so instead of being given what was asked for. Anything that is no code of ours is not counted. */
  refused: (code: string) => void;
  /** A job of the clock failed `times` more; 0 makes it known. */
  jobFailed: (name: string, times: number) => void;
  read: () => Readonly<Record<'faults' | 'refusals' | 'failedJobs', ReadonlyMap<string, number>>>;
};

/** Counters at nothing: whoever looks for the first fault must have seen that there was none. */
export function createErrorCounters(): ErrorCounters {
  const faults = new Map<string, number>(FAULTS.map((fault) => [fault, 0]));
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
