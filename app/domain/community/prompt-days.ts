import { dayAt, dayOf, parseDate } from '../../platform/time/time-units.ts';

/** A day's situation. `isOpen`: it can still be answered. */
export type Prompt = { date: string; situation: string; isToday: boolean; isOpen: boolean };

/** Where an answer begins: the form with the situation filled in. */
export function answerPath(date: string): string {
  return `/generator?${new URLSearchParams({ style: 'gpt4-context', prompt: date }).toString()}`;
}

/** So many days can be answered: today and those just before it. */
const OPEN_DAYS = 7;

/** Whether a day's situation may still be answered: today's and those of the six days before. */
export function isAnswerable(date: string, now: number): boolean {
  const day = dayOf(date);
  return day <= dayAt(now) && day > dayAt(now) - OPEN_DAYS;
}

/** So far back days are shown. */
const SHOWN_DAYS = 366;

/** The day that a date of an address names, or null: it is none, not yet, or too long ago. */
export function readDate(date: string, now: number): number | null {
  const day = parseDate(date);
  if (day === null) return null;
  return day <= dayAt(now) && day > dayAt(now) - SHOWN_DAYS ? day : null;
}
