import { drawnEmoji, JOINED } from './joined-emoji.ts';

// The renderer looks for a font with the letter and its marks, not for the letter that both make.
const MARKED = /(?:(?!\p{Script=Han})\p{L}[\u0300-\u036F\u3099\u309A]+|[\u1100-\u11FF]+)/gu;
/** Scripts without spaces between words, whose lines the renderer would break anywhere. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4,}/gu;
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const ZERO_WIDTH_SPACE = '\u200B';

/**
 * Returns a text as it is given to the renderer: letters and marks as one letter where there is one, joined emoji as the
 * emoji font has them, and invisible spaces between the words of Thai, Lao, Khmer and Burmese.
 */
export function drawnText(text: string): string {
  return text
    .replaceAll(JOINED, drawnEmoji)
    .replace(MARKED, (letter) => letter.normalize('NFC'))
    .replace(UNSPACED, (words) =>
      Array.from(WORDS.segment(words), ({ segment }) => segment).join(ZERO_WIDTH_SPACE),
    );
}
