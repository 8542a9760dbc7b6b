import type { HumorLevel } from '../../../comedy/post-styles.ts';

/** What the generator says, as docs/product.md §2 and §8 fix it. */
export const FREE_TRIAL_BANNER = 'Free trial - Generate your first post!';
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
