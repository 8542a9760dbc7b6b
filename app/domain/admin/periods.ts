import { DAY_MS } from '../../platform/time/time-units.ts';

/** A day as the calendar writes it, such as 2026-02-28. In which zone is said beside it. */
export type Day = string;

export type PeriodKind = 'week' | 'month';

/** `days` in their order; the period before and after begin with `previous` and `next`. */
export type Period = { kind: PeriodKind; days: Day[]; previous: Day; next: Day };

/** The days that anything is asked of: no clock of a server is outside. */
const [FIRST, LAST] = ['2000-01-01', '2199-12-31'];

/** Whether it names a time zone that this machine knows. */
export function isZone(text: string): boolean {
  if (!/^[\w+\-/:]{1,64}$/.test(text)) return false;
  try {
    return formatOf(text) !== undefined;
  } catch {
    return false;
  }
}

/** Whether it is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST || text > LAST) return false;
  const at = Date.parse(text);
  return Number.isFinite(at) && toDay(at) === text;
}

/** The day that a moment (epoch milliseconds) lies in. */
export function dayOf(zone: string, at: number): Day {
  return toDay(at + offsetAt(zone, at));
}

/**
 * When a day begins, in epoch milliseconds: its first midnight, or the moment the clocks jump over it. Days are
 * 23 to 25 hours long.
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

/** So many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return toDay(Date.parse(day) + count * DAY_MS);
}

/** docs/product.md §9: the week of a day runs from its Sunday to its Saturday; months are the calendar's. */
export function periodOf(kind: PeriodKind, day: Day): Period {
  if (kind === 'week') {
    const first = addDays(day, -new Date(day).getUTCDay());
    const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
    return { kind, days, previous: addDays(first, -7), next: addDays(first, 7) };
  }
  const first = `${day.slice(0, 7)}-01`;
  const next = monthAfter(first);
  const days: Day[] = [];
  for (let each = first; each < next; each = addDays(each, 1)) days.push(each);
  return { kind, days, previous: `${addDays(first, -1).slice(0, 7)}-01`, next };
}

/** Week labels read like "Nov 15 - Nov 21, 2026", month labels show the long month and year: docs/product.md §2. */
export function periodLabel({ kind, days }: Period): string {
  const [first = FIRST, last = FIRST] = [days[0], days.at(-1)];
  if (kind === 'month') return written(first, { month: 'long', year: 'numeric' });
  const year = last.slice(0, 4);
  return `${shortDay(first)} - ${shortDay(last)}, ${year}`;
}

/** docs/product.md §4: a forward move is blocked when it would land in the future. */
export function hasNext(period: Period, today: Day): boolean {
  return period.next <= today;
}

/** "Nov 21". */
export function shortDay(day: Day): string {
  return written(day, { month: 'short', day: 'numeric' });
}

/** "Saturday, November 21". */
export function longDay(day: Day): string {
  return written(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "Sat". */
export function weekday(day: Day): string {
  return written(day, { weekday: 'short' });
}

// One language on both sides: the words are those of the page.
function written(day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

function monthAfter(first: Day): Day {
  return `${addDays(first, 31).slice(0, 7)}-01`;
}

function toDay(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}

const FIELDS = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC at that moment, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const format = formatOf(zone);
  const part: Partial<Record<string, number>> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

// Each takes a while to make, and there are only so many zones.
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const precise = { minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...FIELDS, ...precise, timeZone: zone });
  if (formats.size < 1000) formats.set(zone, made);
  return made;
}
