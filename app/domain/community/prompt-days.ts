import { dayAt, dayOf, parseDate } from '../../platform/time/time-units.ts';

/** The situation of a day. */
export type Prompt = { date: string; situation: string };

/** The path of the form with the situation filled in. */
export function answerPath(date: string): string {
  return `/generator?${new URLSearchParams({ style: 'gpt4-context', prompt: date }).toString()}`;
}

/** The number of days that can be answered, today included. */
const OPEN_DAYS = 7;

export function isAnswerable(date: string, now: number): boolean {
  const day = dayOf(date);
  return day <= dayAt(now) && day > dayAt(now) - OPEN_DAYS;
}

const SHOWN_DAYS = 366;

/** Parses a date of the last SHOWN_DAYS days. Null for any other. */
export function readDate(date: string, now: number): number | null {
  const day = parseDate(date);
  if (day === null) return null;
  return day <= dayAt(now) && day > dayAt(now) - SHOWN_DAYS ? day : null;
}
