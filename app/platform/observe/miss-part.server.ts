import { faultOf } from '../db/fault-of.ts';
import type { Logger } from 'pino';
import type { FaultCounters } from './fault-counters.ts';

/**
 * A part of a page could not be loaded and the rest is shown, with words in the place of the part: for the log, and for
 * whoever counts what people were refused.
 */
export function missPart(
  { log, faults }: { log: Logger; faults: FaultCounters },
  error: unknown,
  words: string,
): void {
  log.error({ err: error }, words);
  faults.refused(faultOf(error) ?? 'internal');
}
