export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Maximum clock skew between processes. A stored time further in the future dates from before a clock change. */
export const MAX_CLOCK_SKEW_MS = 15 * MINUTE_MS;

/** The UTC day of a date such as 2026-11-22, in days since 1970. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** The UTC day of epoch milliseconds, in days since 1970. */
export function dayAt(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** Formats a day as 2026-11-22. */
export function dateOf(day: number): string {
  return dateAt(day * DAY_MS);
}

/** The UTC date of a moment (epoch milliseconds), as 2026-11-22. */
export function dateAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Parses a date such as 2026-11-22. Null when it is invalid. */
export function parseDate(date: string): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayOf(date) : Number.NaN;
  return Number.isNaN(day) || dateOf(day) !== date ? null : day;
}
