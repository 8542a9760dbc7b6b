import type { ReplyLength } from './reply-kinds.ts';

type Bounds = {
  sentences?: readonly [number, number];
  words?: number;
  lines: readonly [number, number];
};

/** Hard limits of each length (docs/product.md §9). */
const LIMITS: Readonly<Record<ReplyLength, Bounds>> = {
  'one-liner': { sentences: [1, 1], words: 20, lines: [1, 1] },
  'short-para': { sentences: [2, 3], words: 50, lines: [1, 1] },
  'unhinged-long': { lines: [2, 9] },
};

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const STOPS = /[.!?…。｡．！？؟۔।]+/gu;
/** A full stop beside a quotation mark, between letters or before a small letter is ambiguous. */
const DOUBTFUL_STOP = /[.!?…]["')\]]|[.!?…][^\s.!?…"')\]]|[.!?…]\s+\p{Ll}/u;

/**
 * Counts words conservatively: parts of hyphenated words and groups of digits count one each, two characters of a script
 * without spaces count as a word.
 */
export function countWords(text: string): number {
  const spaced = text.split(/\s+/u).filter((word) => word !== '').length;
  const runs = text.match(/[\p{L}\p{N}\p{M}'’]+/gu)?.length ?? 0;
  return Math.max(spaced, runs) + Math.ceil((text.match(WIDE)?.length ?? 0) / 2);
}

/** Counts runs of full stops, plus one for an unfinished last sentence. */
export function countSentences(text: string): number {
  const stops = text.match(STOPS)?.length ?? 0;
  return stops + (/[.!?…。｡．！？؟۔।]["')\]]*$/u.test(text.trim()) ? 0 : 1);
}

const FORBIDDEN: readonly (readonly [name: string, fault: RegExp])[] = [
  ['hashtag', /(?:^|\s)#\p{L}/u],
  ['link', /https?:|www\.|\b\w+\.(?:com|org|net|io|co)\b/iu],
  ['markup', /[<>{}|\\`*_~[\]]/u],
  ['curly quote', /[“”‘’]/u],
];

/** The names of the limits that a reply breaks. */
export function lintReply(text: string, length: ReplyLength): string[] {
  const { sentences, words, lines } = LIMITS[length];
  const faults = FORBIDDEN.filter(([, fault]) => fault.test(text)).map(([name]) => name);
  const said = text.split('\n');
  if (said.length < lines[0] || said.length > lines[1]) faults.push('number of lines');
  if (said.some((line) => line.trim() === '')) faults.push('blank line');
  if (new Set(said).size < said.length) faults.push('repeated line');
  if (words !== undefined && countWords(text) > words) faults.push('too many words');
  if (!sentences) return faults;
  const count = countSentences(text);
  if (count < sentences[0] || count > sentences[1]) faults.push('number of sentences');
  if (DOUBTFUL_STOP.test(text)) faults.push('doubtful stop');
  return faults;
}
