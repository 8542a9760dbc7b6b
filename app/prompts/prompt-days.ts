const DAY = 24 * 60 * 60 * 1000;
/** So many days can be answered: today and those just before it. */
const OPEN_DAYS = 7;

/** The UTC day of a date as 2026-11-22, in days since 1970; of a moment in epoch milliseconds with `dayAt`. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
}

/** The UTC day of a moment. */
export function dayAt(now: number): number {
  return Math.floor(now / DAY);
}

/** A day as an address has it. */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Whether a day's situation may still be answered: today's and those of the six days before. */
export function isAnswerable(date: string, now: number): boolean {
  const day = dayOf(date);
  return day <= dayAt(now) && day > dayAt(now) - OPEN_DAYS;
}

/** So far back days are shown. */
const SHOWN_DAYS = 366;

/** The day that a date of an address names, or null: it is none, not yet, or too long ago. */
export function readDate(date: string, now: number): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayOf(date) : Number.NaN;
  if (Number.isNaN(day) || dateOf(day) !== date) return null;
  return day <= dayAt(now) && day > dayAt(now) - SHOWN_DAYS ? day : null;
}
