import type { Db } from '../../platform/db/tables.ts';
import { countAll, countBetween } from '../../platform/observe/rollup-store.server.ts';
import type { Metric } from '../../platform/observe/rollup.ts';
import { QUARTER, quarterOf } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import type { ChartDay } from './overview-numbers.ts';
import { addDays, type Day, type PeriodKind, periodOf, startOfDay } from './periods.ts';

export type DaysQuery = {
  kind: PeriodKind;
  /** Any day of the period. */
  day: Day;
  zone: string;
};

/** The guest events that are counted for each day. */
export const DAILY = {
  tryNowClicks: 'try_now_click',
  generatorVisits: 'generator_visit',
  postsGenerated: 'post_generated',
  signupsCompleted: 'signup_completed',
} as const;

/** Counts guest events for each day of a week or month, in the reader's zone. */
export async function countDays(
  services: Pick<Services, 'db'>,
  { kind, day, zone }: DaysQuery,
): Promise<ChartDay[]> {
  const { days } = periodOf(kind, day);
  const spans = days.map((each): Span => [
    startOfDay(zone, each),
    startOfDay(zone, addDays(each, 1)),
  ]);
  const counts = await countSpans(services.db, DAILY, spans);
  return counts.map((count, index) => ({ day: days[index] ?? day, ...count }));
}

/** From and to, in epoch milliseconds. */
export type Span = readonly [number, number];

/** The end of a span until now. The current quarter of an hour counts as a whole: it has no future rows. */
export function endOfQuarter(now: number): number {
  return (quarterOf(now) + 1) * QUARTER;
}

/** Counts metrics in several spans with one query. */
export async function countSpans<Name extends string, const Spans extends readonly Span[]>(
  db: Db,
  metrics: Readonly<Record<Name, Metric>>,
  spans: Spans,
): Promise<{ [Place in keyof Spans]: Record<Name, number> }> {
  const entries = Object.entries<Metric>(metrics);
  const counts = await countAll(
    db,
    Object.fromEntries(
      spans.flatMap(([from, to]) =>
        entries.map(([name, metric]) => [`${from} ${name}`, countBetween(metric, from, to)]),
      ),
    ),
  );
  const rows = spans.map(([from]) =>
    Object.fromEntries(entries.map(([name]) => [name, counts[`${from} ${name}`] ?? 0])),
  );
  return rows as { [Place in keyof Spans]: Record<Name, number> };
}
