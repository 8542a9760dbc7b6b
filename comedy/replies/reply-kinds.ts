/** The values of a reply request (docs/product.md §3, §9). */

export const REPLY_TONES = [
  'witty',
  'supportive',
  'contrarian',
  'philosophical',
  'humble-brag',
] as const;
export type ReplyTone = (typeof REPLY_TONES)[number];

/** The tones selected by default (docs/product.md §3). */
export const DEFAULT_TONES: readonly ReplyTone[] = ['witty', 'supportive', 'philosophical'];

export const REPLY_LENGTHS = ['one-liner', 'short-para', 'unhinged-long'] as const;
export type ReplyLength = (typeof REPLY_LENGTHS)[number];

/** The categories of a pasted post. */
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

/** Maximum length of a post in characters; the rest is ignored. */
export const MAX_POST_LENGTH = 4000;
