/** Milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * By how much the clocks of two processes may differ. A time further ahead than anybody could have meant was noted
 * before the clock was set back: whoever waited for it would wait for as long as that.
 */
export const MAX_CLOCK_SKEW_MS = 15 * MINUTE_MS;

/** The UTC day of a date as 2026-11-22, in days since 1970; of a moment in epoch milliseconds with `dayAt`. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** The UTC day of a moment. */
export function dayAt(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** A day as an address has it. */
export function dateOf(day: number): string {
  return dateAt(day * DAY_MS);
}

/** The UTC date of a moment (epoch milliseconds), as 2026-11-22. */
export function dateAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The day that a date of an address names, or null when it is none. */
export function parseDate(date: string): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayOf(date) : Number.NaN;
  return Number.isNaN(day) || dateOf(day) !== date ? null : day;
}
