import { classifyError } from '../db/classify-error.ts';
import type { Logger } from 'pino';
import type { ErrorCounters } from './error-counters.ts';

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
