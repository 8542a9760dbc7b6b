import type { Day } from './periods.ts';

/** The number of events, or of guests, for each step of the funnel. */
export type FunnelCounts = Record<(typeof STEPS)[number]['key'], number>;

/** `part` of `whole` in percent, to one decimal; 0 when `whole` is 0. May exceed 100. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** docs/product.md §2 and §8, Admin. */
export const LOADING = 'Loading admin statistics...';
export const LOAD_STATISTICS_FAILED = 'Failed to load admin statistics';
export const RETRY = 'Retry';

/** The page shown when the export fails. */
export const EXPORT_FAILED = {
  title: 'The export did not work.',
  text: 'The numbers could not be read just now. Nothing is lost: try again in a minute.',
  links: [
    { href: '/admin', label: 'Back to the overview' },
    { href: '/admin/system', label: 'Look at the system' },
  ],
};

/** The steps of the funnel, in order. */
export const STEPS = [
  { key: 'tryNowClicks', label: 'Try Now Clicks' },
  { key: 'generatorVisits', label: 'Generator Visits' },
  { key: 'postsGenerated', label: 'Posts Generated' },
  { key: 'signupPromptsShown', label: 'Sign-up Prompts' },
  { key: 'signupsCompleted', label: 'Sign-ups' },
] as const;

/** docs/product.md §9: each step in percent of the one before, and the last in percent of the first. */
export function conversionRates(counts: FunnelCounts): { label: string; rate: number }[] {
  const rate = (label: string, from: keyof FunnelCounts, to: keyof FunnelCounts) => {
    return { label, rate: percentOf(counts[to], counts[from]) };
  };
  return [
    rate('Try Now → Generator', 'tryNowClicks', 'generatorVisits'),
    rate('Generator → Post', 'generatorVisits', 'postsGenerated'),
    rate('Post → Sign-up Prompt', 'postsGenerated', 'signupPromptsShown'),
    rate('Sign-up Prompt → Sign-up', 'signupPromptsShown', 'signupsCompleted'),
    rate('Overall: Try Now → Sign-up', 'tryNowClicks', 'signupsCompleted'),
  ];
}

/** Formats a number as 12,345. */
export function formatWholeNumber(count: number): string {
  return count.toLocaleString('en-US');
}

/** Formats a rate as 66.7%: docs/product.md §9. */
export function percent(rate: number): string {
  return `${rate.toFixed(1)}%`;
}

/** Compares with the period before: "+20% · 10 before". Nothing to say where both are zero. */
export function comparison(now: number, before: number): string | undefined {
  if (before === 0) return now === 0 ? undefined : 'None before';
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return 'Same as before';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% · ${formatWholeNumber(before)} before`;
}

/** The error for an invalid parameter. */
export function notUnderstood(parameter: string): string {
  return `The parameter “${parameter}” is missing, or not what it should be.`;
}

/** The guest events of one day. */
export type ChartDay = { day: Day } & Omit<FunnelCounts, 'signupPromptsShown'>;

export type Series = { key: Exclude<keyof ChartDay, 'day'>; label: string };

/** Checks whether a chart has data. */
export function hasData(days: readonly ChartDay[], series: readonly Series[]): boolean {
  return days.some((day) => series.some(({ key }) => day[key] > 0));
}

/** The top of the scale: an even number just above the highest value. */
export function scaleTop(days: readonly ChartDay[], series: readonly Series[]): number {
  const highest = Math.max(...days.flatMap((day) => series.map(({ key }) => day[key])), 1);
  const step = 10 ** Math.floor(Math.log10(highest));
  return (
    [2, 4, 6, 8, 10].map((part) => Math.max(part * step, 2)).find((top) => top >= highest) ??
    highest
  );
}

/** Whether a site has no numbers yet: no post, no step of a guest and no share, in two weeks. */
export function isFirstEvening({ totalPosts, guestAnalytics, reach, before }: Counted): boolean {
  const counts = [
    totalPosts,
    before.posts,
    ...STEPS.slice(0, 4).flatMap(({ key }) => [guestAnalytics[key], before[key]]),
    reach.shares,
    reach.opened,
  ];
  return counts.every((count) => count === 0);
}

type Counted = {
  totalPosts: number;
  guestAnalytics: FunnelCounts;
  reach: { shares: number; opened: number };
  before: FunnelCounts & { posts: number };
};
