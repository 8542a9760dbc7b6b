import { DAY_MS } from './durations.ts';

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
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day that a date of an address names, or null when it is none. */
export function parseDate(date: string): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayOf(date) : Number.NaN;
  return Number.isNaN(day) || dateOf(day) !== date ? null : day;
}
