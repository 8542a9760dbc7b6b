import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';

/** What the generator says, as docs/product.md §2 and §8 fix it. */
export const FREE_TRIAL_BANNER = 'Free trial - Generate your first post!';

/** The banner where guests have `freePosts`, of which `left` are left. */
export function freeTrialBanner(freePosts: number, left: number): string {
  if (freePosts === 1) return FREE_TRIAL_BANNER;
  return `Free trial - ${left} of ${freePosts} free posts left!`;
}

export const UNKNOWN_STYLE = 'Form not implemented yet';

export const LEVEL_HINTS: Readonly<Record<HumorLevel, string>> = {
  Mild: 'HR likes it',
  Spicy: 'HR forwards it',
  Unhinged: 'HR is in it',
};
