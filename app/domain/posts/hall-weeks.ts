import { DAY_MS } from '../../platform/time/durations.ts';
import { parseDate } from '../../platform/time/utc-days.ts';

const WEEK = 7 * DAY_MS;
// 1970 began on a Thursday.
const TO_MONDAY = 3 * DAY_MS;

/** The week of a moment (epoch milliseconds): weeks begin on a Monday, UTC, and are counted from 1970 on. */
export function weekAt(now: number): number {
  return Math.floor((now + TO_MONDAY) / WEEK);
}

/** The Monday of a week, as an address has it. */
export function mondayOf(week: number): string {
  return new Date(week * WEEK - TO_MONDAY).toISOString().slice(0, 10);
}

/** The week that the Monday of an address names, or null: it is none, or not yet. */
export function readWeek(monday: string, now: number): number | null {
  const day = parseDate(monday);
  if (day === null) return null;
  const week = weekAt(day * DAY_MS);
  return mondayOf(week) === monday && week >= 0 && week <= weekAt(now) ? week : null;
}
