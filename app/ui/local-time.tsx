import { useState } from 'react';
import { useHydrated } from './hydration.ts';
import { postAge } from '../platform/text/display-text.ts';

type Props = {
  at: number;
  /** Shows an age such as now, 5h or yesterday while one applies, and then a date without the year that it is now. */
  asAge?: boolean;
  withClock?: boolean;
};

/**
 * Renders a point in time: as an age, or as a date. Dates use UTC and English on the server, the reader's time zone
 * and locale after hydration.
 */
export function LocalTime({ at, asAge = false, withClock = false }: Props) {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  const iso = new Date(at).toISOString();
  const age = asAge ? postAge(at, now) : null;
  const isThisYear = asAge && new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  const shape = withClock ? 'clock' : isThisYear ? 'day' : 'date';
  const date = () => (isHydrated ? LOCAL[shape].format(at) : plainWords(iso, shape));
  // The clocks of server and client can differ. The mismatch needs no second render.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {age ?? date()}
    </time>
  );
}

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { ...DATE, hour: '2-digit', minute: '2-digit' } as const;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
// Created once: a formatter costs as much as the rest of a card. Without a locale, the reader's locale and time zone apply.
const LOCAL = {
  date: new Intl.DateTimeFormat(undefined, DATE),
  day: new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' }),
  clock: new Intl.DateTimeFormat(undefined, CLOCK),
};

/** Renders a calendar day such as 2026-11-22 in the site's date format. */
export function CalendarDay({ day }: { day: string }) {
  return <time dateTime={day}>{dayWords(day)}</time>;
}

// The reader's time zone is unknown until hydration.
function plainWords(iso: string, shape: keyof typeof LOCAL): string {
  const date = dayWords(iso);
  if (shape === 'day') return date.slice(0, -', 2026'.length);
  return shape === 'clock' ? `${date}, ${iso.slice(11, 16)} UTC` : date;
}

/** A calendar day or a point in time in the site's date format, which is that of UTC. */
export function dayWords(iso: string): string {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
