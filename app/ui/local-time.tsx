import { useState } from 'react';
import { useHydrated } from './hydration.ts';
import { postAge } from '../platform/text/display-text.ts';

type Props = {
  /** Epoch milliseconds. */
  at: number;
  /** Says now, 5h or yesterday as long as that is true. */
  asAge?: boolean;
  /** Says the time of day too. */
  withClock?: boolean;
};

/** A point in time: as an age from the server on, as a date in the reader's own zone and language once it wakes up. */
export function LocalTime({ at, asAge = false, withClock = false }: Props) {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  const iso = new Date(at).toISOString();
  const age = asAge ? postAge(at, now) : null;
  const date = isHydrated ? localWords(at, withClock) : plainWords(iso, withClock);
  // The server's clock and the reader's may differ. That is no reason to render again.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {age ?? date}
    </time>
  );
}

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { ...DATE, hour: '2-digit', minute: '2-digit' } as const;

// Each costs as much as all the rest of a card: a feed writes twenty of them with one.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string | undefined, withClock: boolean): Intl.DateTimeFormat {
  const name = `${locale} ${withClock}`;
  const known = formats.get(name);
  if (known) return known;
  // Without a locale, the reader's locale and time zone apply.
  const zone = locale === undefined ? {} : { timeZone: 'UTC' };
  const made = new Intl.DateTimeFormat(locale, { ...(withClock ? CLOCK : DATE), ...zone });
  formats.set(name, made);
  return made;
}

function localWords(at: number, withClock: boolean): string {
  return formatOf(undefined, withClock).format(at);
}

/** A day of the calendar, as in 2026-11-22, written as every date here is. */
export function CalendarDay({ day }: { day: string }) {
  return <time dateTime={day}>{dayWords(day)}</time>;
}

// The reader's time zone is unknown until hydration.
function plainWords(iso: string, withClock: boolean): string {
  return withClock ? `${dayWords(iso)}, ${iso.slice(11, 16)} UTC` : dayWords(iso);
}

function dayWords(iso: string): string {
  return formatOf('en', false).format(new Date(iso));
}
