import type { HumorLevel } from '../../comedy/post-styles.ts';

/** In the form, when there is nothing to make worse. */
export const GONE_NOTE =
  'The post you wanted to make worse has left the community. It is at peace. What you write here is your own.';
export const SHUNNED_NOTE =
  'The writer of that post would rather not hear from this account. What you write here is your own.';

/** What happens to the level. */
export function levelNote(from: HumorLevel, to: HumorLevel): string {
  if (from === to)
    return `It is ${to} already: there is nothing above that, so it gets another go at it.`;
  return `${from} becomes ${to}.`;
}
