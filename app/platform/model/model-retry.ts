import { ModelError } from './model-error.ts';

const LONGEST_WAIT = 8000;
const USUAL_WAIT = 600;

/**
 * What a Retry-After header asks for, in milliseconds: seconds or a date.
 * Undefined when it asks for nothing sensible.
 */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return seconds >= 0 ? seconds * 1000 : undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(date - now, 0);
}

/**
 * How long to wait before the one retry, in milliseconds, or null for an error that is not worth one:
 * a timeout, an exhausted quota, a refusal, or a provider that wants more than eight seconds.
 * `chance` is a number in [0, 1): those who failed together should not come back together.
 */
export function waitBeforeRetry(error: unknown, chance: number): number | null {
  if (!(error instanceof ModelError)) return null;
  if (!['network', 'upstream', 'rate_limit'].includes(error.code)) return null;
  const asked = error.retryAfter;
  if (asked === undefined) return USUAL_WAIT * (0.5 + chance);
  return asked > LONGEST_WAIT ? null : asked + (chance * USUAL_WAIT) / 4;
}
