import { HOUR_MS } from './durations.ts';

/**
 * How old a post is, in the words of docs/product.md §9: now, 5h, yesterday, or null for a date that the
 * reader's own clock and language have to write. Epoch milliseconds.
 */
export function postAge(createdAt: number, now: number): string | null {
  const age = now - createdAt;
  if (age < HOUR_MS) return 'now';
  if (age < 24 * HOUR_MS) return `${Math.floor(age / HOUR_MS)}h`;
  return age < 48 * HOUR_MS ? 'yesterday' : null;
}
