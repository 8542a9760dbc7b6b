import { MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';

/**
 * The longest body with such a text, in bytes: twice the text with each character written as \u1234, or in a form as its
 * three bytes, such as %E6%84%9F. A text that is somewhat too long is told its length and kept by the page.
 */
export const TEXT_BODY_BYTES = { json: 2 * 6 * MAX_TEXT_LENGTH, form: 2 * 9 * MAX_TEXT_LENGTH };

export const FOREIGN = 'I only mock fluently in English. I did what I could.';
export const FAILED = 'The translation did not come. Your words are still here: try again.';
export const NOTHING_YET = {
  'to-speak': 'Type something ordinary, such as “I made a sandwich”.',
  'to-truth': 'Paste a post. What it says stays there; what it means appears here.',
} as const;

/** What the house makes of a text at first, shown before there is one. */
export const EXAMPLE = {
  'to-speak': {
    from: 'I took out the trash',
    to: [
      "I wasn't going to post this. I have escorted the trash off the premises.",
      'Security was me, in slippers.',
    ],
  },
  'to-truth': {
    from: 'We are a family here. Fast-paced environment, competitive salary.',
    to: ['You will not be paid more. There will be pizza.'],
  },
} as const;

/** Texts to try, where none is at hand. */
export const TO_TRY = {
  'to-speak': ['I missed the bus', 'I replied to an e-mail', 'I ate lunch at my desk'],
  'to-truth': [
    'We made the difficult decision to right-size our family.',
    'I never share personal wins. But this one is bigger than me.',
    'Unpopular opinion: kindness scales. Agree?',
  ],
} as const;

export const TRANSLATE = 'Translate';
export const TRANSLATE_AGAIN = 'Say it differently';

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
export const NOTHING_TO_ASK = 'There is nothing here for a model to translate.';
