import type { Day } from './periods.ts';

/** How often each step of the funnel was taken, or by how many guests. */
export type FunnelCounts = {
  tryNowClicks: number;
  generatorVisits: number;
  postsGenerated: number;
  signupPromptsShown: number;
  signupsCompleted: number;
};

/** docs/product.md §3: in percent, to one decimal. */
export type ConversionRates = {
  tryNowToGenerator: number;
  generatorToPost: number;
  postToSignupPrompt: number;
  signupPromptToSignup: number;
  overallConversion: number;
};

/** docs/product.md §9: each step as a part of the one before, and the last of the first. */
export function conversionRates(counts: FunnelCounts): ConversionRates {
  return {
    tryNowToGenerator: percentOf(counts.generatorVisits, counts.tryNowClicks),
    generatorToPost: percentOf(counts.postsGenerated, counts.generatorVisits),
    postToSignupPrompt: percentOf(counts.signupPromptsShown, counts.postsGenerated),
    signupPromptToSignup: percentOf(counts.signupsCompleted, counts.signupPromptsShown),
    overallConversion: percentOf(counts.signupsCompleted, counts.tryNowClicks),
  };
}

/** `part` of `whole` in percent, to one decimal; 0 of nothing. More than 100 where a step is taken more often. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** A number against that of the period before. Null: there is nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** docs/product.md §2 and §8, Admin. */
export const LOADING = 'Loading admin statistics...';
export const LOAD_FAILED = 'Failed to load admin statistics';
export const RETRY = 'Retry';

/** Stands in the place of the file when it could not be made. */
export const EXPORT_FAILED = {
  title: 'The export did not work.',
  text: 'The numbers could not be read just now. Nothing is lost: try again in a minute.',
  links: [
    { href: '/admin', label: 'Back to the overview' },
    { href: '/admin/system', label: 'Look at the system' },
  ],
};

/** The steps of the funnel, and the rate that leads to each. */
export const STEPS = [
  { key: 'tryNowClicks', label: 'Try Now Clicks', rate: 'overallConversion' },
  { key: 'generatorVisits', label: 'Generator Visits', rate: 'tryNowToGenerator' },
  { key: 'postsGenerated', label: 'Posts Generated', rate: 'generatorToPost' },
  { key: 'signupPromptsShown', label: 'Sign-up Prompts', rate: 'postToSignupPrompt' },
  { key: 'signupsCompleted', label: 'Sign-ups', rate: 'signupPromptToSignup' },
] as const;

/** docs/product.md §9: the five rates, in the words of the dashboard. */
export const RATES = [
  { key: 'tryNowToGenerator', label: 'Try Now → Generator' },
  { key: 'generatorToPost', label: 'Generator → Post' },
  { key: 'postToSignupPrompt', label: 'Post → Sign-up Prompt' },
  { key: 'signupPromptToSignup', label: 'Sign-up Prompt → Sign-up' },
  { key: 'overallConversion', label: 'Overall: Try Now → Sign-up' },
] as const;

/** A number as the dashboard writes it: 12,345. */
export function wholeNumber(count: number): string {
  return count.toLocaleString('en-US');
}

/** "66.7%": docs/product.md §9, one decimal. */
export function percent(rate: number): string {
  return `${rate.toFixed(1)}%`;
}

/** "+20% on the 7 days before", or what there was then. */
export function comparison(now: number, before: number, then = 'the 7 days before'): string {
  const change = changeInPercent(now, before);
  if (change === null) return now === 0 ? `None in ${then} either` : `None in ${then}`;
  if (change === 0) return `Same as ${then}`;
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% on ${then} (${wholeNumber(before)})`;
}

/** What a parameter is answered that makes no sense. */
export function notUnderstood(parameter: string): string {
  return `The parameter “${parameter}” is missing, or not what it should be.`;
}

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
