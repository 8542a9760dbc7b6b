import { MAX_MODEL_TEXT_LENGTH, MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';

export const FOREIGN = 'I only mock fluently in English. I did what I could.';
export const FAILED = 'The translation did not come. Your words are still here: try again.';
export const NOTHING_YET = {
  'to-speak': 'Type something ordinary, such as “I made a sandwich”.',
  'to-truth': 'Paste a post. What it says stays there; what it means appears here.',
} as const;

export const OTHER_SIDE = { 'to-speak': 'LinkedIn-speak', 'to-truth': 'Blunt truth' } as const;

export function tooLong(length: number): string {
  return `That is ${length.toLocaleString('en')} characters. We read ${MAX_TEXT_LENGTH.toLocaleString('en')}: cut it down, it was never about the length.`;
}

export const ASK_MODEL = 'Ask the model';
export const ASKING_MODEL = 'Asking the model…';
/** The price of a model translation, shown before the request. */
export function costWords(kind: 'guest' | 'member', freePosts: number): string {
  const price =
    kind === 'member' ? 'counts as one of your posts of the day' : guestPrice(freePosts);
  return `The house writer is free. The model ${price}.`;
}

function guestPrice(freePosts: number): string {
  if (freePosts === 0) return 'needs an account';
  return freePosts === 1 ? 'takes your one free post' : `takes one of your ${freePosts} free posts`;
}

export const BY_MODEL = 'Written by the model.';
/** Shown for a text that is too long for the model. */
export const TOO_LONG_FOR_MODEL = `The model reads ${MAX_MODEL_TEXT_LENGTH.toLocaleString('en')} characters. The house writer reads all of it, for free.`;
export const NOTHING_TO_ASK = 'There is nothing here for a model to translate.';
