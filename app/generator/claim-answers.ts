import { type ErrorCode, problemResponse } from '../errors.ts';

const KEY = /^[A-Za-z0-9_-]{8,100}$/;

/** Whether an Idempotency-Key is one: docs/product.md §7. */
export function isIdempotencyKey(key: string): boolean {
  return KEY.test(key);
}

/** The headers that say when a refused claim is worth another try. `now` in epoch milliseconds. */
export function retryAfter(reason: string, now: number): Record<string, string> {
  if (reason === 'in-progress') return { 'retry-after': '1' };
  if (reason !== 'address-limit') return {};
  const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
  return { 'retry-after': String(Math.ceil((midnight - now) / 1000)) };
}

/** The answer to a claim that was refused; `details` holds what is other than for a post. `now` as above. */
export function refuseClaim(
  reason: ErrorCode,
  now: number,
  details: { requestId: string; title?: string; field?: string },
): Response {
  return problemResponse(reason, { ...details, headers: retryAfter(reason, now) });
}
