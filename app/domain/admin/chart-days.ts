import type { Day } from './periods.ts';

/** What guests did on one day. */
export type ChartDay = {
  day: Day;
  tryNowClicks: number;
  generatorVisits: number;
  postsGenerated: number;
  signupsCompleted: number;
};

export type Series = { key: Exclude<keyof ChartDay, 'day'>; label: string };

/** docs/product.md §2, Weekly Trend. */
export const TREND_SERIES: readonly Series[] = [
  { key: 'tryNowClicks', label: 'Try Now Clicks' },
  { key: 'generatorVisits', label: 'Generator Visits' },
  { key: 'postsGenerated', label: 'Posts Generated' },
];

/** docs/product.md §2, Guest Activity. */
export const ACTIVITY_SERIES: readonly Series[] = [
  { key: 'postsGenerated', label: 'Guest Posts' },
  { key: 'signupsCompleted', label: 'Signups' },
];

/** Whether there is anything to draw. */
export function hasData(days: readonly ChartDay[], series: readonly Series[]): boolean {
  return days.some((day) => series.some(({ key }) => day[key] > 0));
}

/** The top of the scale: a number that halves well, not far above the highest. */
export function scaleTop(days: readonly ChartDay[], series: readonly Series[]): number {
  const highest = Math.max(...days.flatMap((day) => series.map(({ key }) => day[key])), 1);
  const step = 10 ** Math.floor(Math.log10(highest));
  return (
    [2, 4, 6, 8, 10].map((part) => Math.max(part * step, 2)).find((top) => top >= highest) ??
    highest
  );
}
