const HOUR = 60 * 60 * 1000;

/**
 * How old a post is, in the words of docs/product.md §9: now, 5h, yesterday, or null for a date that the
 * reader's own clock and language have to write. Epoch milliseconds.
 */
export function postAge(createdAt: number, now: number): string | null {
  const age = now - createdAt;
  if (age < HOUR) return 'now';
  if (age < 24 * HOUR) return `${Math.floor(age / HOUR)}h`;
  return age < 48 * HOUR ? 'yesterday' : null;
}
