/** The names a reply request is made of (docs/product.md §3, §9). */

export const REPLY_TONES = [
  'witty',
  'supportive',
  'contrarian',
  'philosophical',
  'humble-brag',
] as const;
export type ReplyTone = (typeof REPLY_TONES)[number];

/** The tones written unless others are picked (docs/product.md §3). */
export const DEFAULT_TONES: readonly ReplyTone[] = ['witty', 'supportive', 'philosophical'];

export const REPLY_LENGTHS = ['one-liner', 'short-para', 'unhinged-long'] as const;
export type ReplyLength = (typeof REPLY_LENGTHS)[number];

/** What a pasted post is about, as far as its form goes. */
export const CATEGORIES = [
  'announcement',
  'job',
  'leaving',
  'lesson',
  'take',
  'story',
  'launch',
  'event',
  'question',
  'milestone',
  'thanks',
  'motivation',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The longest post that is read, in characters; what follows is ignored. */
export const LONGEST_POST = 4000;
