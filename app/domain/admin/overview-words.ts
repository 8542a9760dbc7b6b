import { changeInPercent } from './funnel.ts';

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
