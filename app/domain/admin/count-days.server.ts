import type { Viewer } from '../../platform/http/viewer.ts';
import { countAll, countBetween } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { isAdmin } from './is-admin.ts';
import type { ChartDay } from './overview.ts';
import { addDays, type Day, type PeriodKind, periodOf, startOfDay } from './periods.ts';

export type DaysQuery = {
  kind: PeriodKind;
  /** Any day of the period. */
  day: Day;
  zone: string;
};

const SERIES = {
  tryNowClicks: 'try_now_click',
  generatorVisits: 'generator_visit',
  postsGenerated: 'post_generated',
  signupsCompleted: 'signup_completed',
} as const;

/** What guests did on each day of a week or month, in the reader's zone, for admins. Null for everybody else. */
export async function countDays(
  services: Services,
  viewer: Viewer,
  { kind, day, zone }: DaysQuery,
): Promise<ChartDay[] | null> {
  if (!isAdmin(viewer)) return null;
  const { days } = periodOf(kind, day);
  const counts = await countAll(
    services.db,
    Object.fromEntries(days.flatMap((each) => countsOf(zone, each))),
  );
  return days.map((each) => rowOf(each, counts));
}

function countsOf(zone: string, day: string) {
  const [from, to] = [startOfDay(zone, day), startOfDay(zone, addDays(day, 1))];
  return Object.entries(SERIES).map(
    ([name, metric]) => [`${day} ${name}`, countBetween(metric, from, to)] as const,
  );
}

function rowOf(day: string, counts: Record<string, number>): ChartDay {
  const count = (name: keyof typeof SERIES) => counts[`${day} ${name}`] ?? 0;
  return {
    day,
    tryNowClicks: count('tryNowClicks'),
    generatorVisits: count('generatorVisits'),
    postsGenerated: count('postsGenerated'),
    signupsCompleted: count('signupsCompleted'),
  };
}
