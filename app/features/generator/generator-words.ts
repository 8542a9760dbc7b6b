import type { HumorLevel } from '../../../comedy/post-styles.ts';

/** What the generator says, as docs/product.md §2 and §8 fix it. */
export const FREE_TRIAL_BANNER = 'Free trial - Generate your first post!';

/** The banner where guests have `freePosts`, of which `left` are left. */
export function freeTrialBanner(freePosts: number, left: number): string {
  if (freePosts === 1) return FREE_TRIAL_BANNER;
  return `Free trial - ${left} of ${freePosts} free posts left!`;
}

export const UNKNOWN_FORM = 'Form not implemented yet';

export const STILL_WORKING = 'Still working. Your form is kept.';

/** What it says after a stop, before and after the post was written. */
export const STOPPED = 'Stopped. Your form is as you left it.';
export const STOPPED_WRITTEN = 'Your post is written.';

export const LEVEL_HINTS: Readonly<Record<HumorLevel, string>> = {
  Mild: 'HR likes it',
  Spicy: 'HR forwards it',
  Unhinged: 'HR is in it',
};
