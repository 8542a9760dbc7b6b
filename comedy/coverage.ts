import { fullOf, shortOf } from './shorten.ts';

const STOP_WORDS = new Set(
  'the and for with that this was were are but not you your our his her their its from into out had has have been being about just very she him they them who what when where why how all any can could will would did does than then there here'.split(
    ' ',
  ),
);
const WORDS_COUNTED = 8;
const LONGEST_WORD = 24;

/** The first eight words of a text that carry meaning, lower case. */
function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 2 && !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, WORDS_COUNTED)
    .map((word) => word.slice(0, LONGEST_WORD));
}

function share(said: string, text: string): number {
  const words = contentWords(text);
  const parts = words.length > 0 ? words : (text.match(/[^\s\p{P}\p{M}\p{Cf}]/gu) ?? []);
  if (parts.length === 0) return 1;
  return parts.filter((part) => said.includes(part.toLowerCase())).length / parts.length;
}

/**
 * The share (0 to 1) of a field's content words that the post holds; of text without words, of its symbols.
 * For a long field the one sentence that stands for it counts as well.
 */
export function coverage(post: string, field: string): number {
  const said = post.toLowerCase().normalize('NFC');
  return Math.max(...[field, fullOf(field), shortOf(field)].map((text) => share(said, text)));
}
