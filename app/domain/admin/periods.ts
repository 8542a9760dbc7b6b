import { dateAt, DAY_MS, parseDate } from '../../platform/time/time-units.ts';

/** A date in some zone, such as 2026-02-28. */
export type Day = string;

export type PeriodKind = 'week' | 'month';

/** The days of a period. `previous` and `next` are the first days of the periods before and after. */
export type Period = { kind: PeriodKind; days: Day[]; previous: Day; next: Day };

/** The range of valid days. */
const [FIRST, LAST] = ['2000-01-01', '2199-12-31'];

/** Checks for a time zone that this server knows. */
export function isZone(text: string): boolean {
  if (!/^[\w+\-/:]{1,64}$/.test(text)) return false;
  try {
    return formatOf(text) !== undefined;
  } catch {
    return false;
  }
}

/** Checks for an existing date in range. */
export function isDay(text: string): boolean {
  return text >= FIRST && text <= LAST && parseDate(text) !== null;
}

/** The day of a moment (epoch milliseconds) in a zone. */
export function dayInZone(zone: string, at: number): Day {
  return dateAt(at + offsetAt(zone, at));
}

/**
 * The start of a day in epoch milliseconds: its first midnight, or the moment when the clocks skip it. Days have 23 to
 * 25 hours.
 */
export function startOfDay(zone: string, day: Day): number {
  const midnight = Date.parse(day);
  const before = offsetAt(zone, midnight - DAY_MS);
  const after = offsetAt(zone, midnight + DAY_MS);
  const starts = [midnight - before, midnight - after]
    .filter((at) => at + offsetAt(zone, at) === midnight)
    .sort((one, other) => one - other);
  return starts[0] ?? midnight - before;
}

/** Adds days; `count` may be negative. */
export function addDays(day: Day, count: number): Day {
  return dateAt(Date.parse(day) + count * DAY_MS);
}

/** docs/product.md §9: weeks run from Sunday to Saturday; months are calendar months. */
export function periodOf(kind: PeriodKind, day: Day): Period {
  if (kind === 'week') {
    const first = addDays(day, -new Date(day).getUTCDay());
    const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
    return { kind, days, previous: addDays(first, -7), next: addDays(first, 7) };
  }
  const first = `${day.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const days: Day[] = [];
  for (let each = first; each < next; each = addDays(each, 1)) days.push(each);
  return { kind, days, previous: `${addDays(first, -1).slice(0, 7)}-01`, next };
}

/** Week labels read like "Nov 15 - Nov 21, 2026", month labels show the long month and year: docs/product.md §2. */
export function periodLabel({ kind, days }: Period): string {
  const [first = FIRST, last = FIRST] = [days[0], days.at(-1)];
  if (kind === 'month') return format(first, { month: 'long', year: 'numeric' });
  const year = last.slice(0, 4);
  return `${shortDay(first)} - ${shortDay(last)}, ${year}`;
}

/** docs/product.md §4: a forward move is blocked when it would land in the future. */
export function hasNext(period: Period, today: Day): boolean {
  return period.next <= today;
}

/** "Nov 21". */
export function shortDay(day: Day): string {
  return format(day, { month: 'short', day: 'numeric' });
}

/** "Saturday, November 21". */
export function longDay(day: Day): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "Sat". */
export function weekday(day: Day): string {
  return format(day, { weekday: 'short' });
}

// en-US on server and browser, as the page is English.
function format(day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The UTC offset of a zone at a moment, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  return (
    Date.parse(`${formatOf(zone).format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
  );
}

// Swedish times read like ISO 8601: 2026-02-28 13:00:00. Cached, because a format is slow to create.
function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const parts = { dateStyle: 'short', timeStyle: 'medium', timeZone: zone } as const;
  const created = new Intl.DateTimeFormat('sv-SE', parts);
  if (formats.size < 1000) formats.set(zone, created);
  return created;
}
