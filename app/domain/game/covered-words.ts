import { COMMON_WORDS } from '../../../comedy/language/common-words.ts';
import { wordSet } from '../../../comedy/language/words.ts';
import { tokensOf } from '../../../comedy/language/tokens.ts';

/** A part of a line. A covered part is one or more words of the answer. */
export type LinePart = { words: string; isCovered: boolean };

/** Common words that tell something here: "second place", "twice". */
const TELLING = wordSet(
  `one two three four five six seven eight nine ten eleven twelve twenty half hundred first second third once twice last early
  minute minutes hour hours day days morning afternoon evening night weekend week month year monday tuesday wednesday thursday friday saturday sunday
  home front middle accident mistake`,
);
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Splits a line where it has a word of the answer, a form of one or a compound with one. */
export function coverWords(line: string, answer: string): LinePart[] {
  const told = contentWords(answer).map(lemmasOf);
  const parts: LinePart[] = [];
  let end = 0;
  for (const { 0: word, index } of line.matchAll(WORD)) {
    if (!told.some((lemmas) => isKin(lemmas, lemmasOf(word)))) continue;
    const between = line.slice(end, index);
    const last = parts.at(-1);
    // One cover for words in a row, because their number is a hint.
    if (last && /^[\s-]*$/u.test(between)) last.words += between + word;
    else {
      if (between !== '') parts.push({ words: between, isCovered: false });
      parts.push({ words: word, isCovered: true });
    }
    end = index + word.length;
  }
  if (end < line.length) parts.push({ words: line.slice(end), isCovered: false });
  return parts;
}

/** The number of words of a sentence that are forms of or compounds with words of another. */
export function countShared(sentence: string, other: string): number {
  const told = contentWords(other).map(lemmasOf);
  const words = contentWords(sentence).map(lemmasOf);
  return words.filter((word) => told.some((one) => isKin(one, word))).length;
}

/** The words of a sentence that say what happened. */
function contentWords(sentence: string): string[] {
  const words = [...sentence.toLowerCase().matchAll(WORD)].map(([word]) => word);
  return words.filter((word) => TELLING.has(word) || !COMMON_WORDS.has(word));
}

type Lemmas = ReadonlySet<string>;

function lemmasOf(word: string): Lemmas {
  const low = word.toLowerCase();
  const found = tokensOf(low).flatMap(({ lemmas }) => [...lemmas]);
  return new Set([low.replace(/['’]s?$/u, ''), ...found]);
}

function isKin(one: Lemmas, other: Lemmas): boolean {
  return [...one].some((lemma) =>
    [...other].some((word) => lemma === word || isPartOf(lemma, word) || isPartOf(word, lemma)),
  );
}

/** Whether a word begins or ends with the other, or both begin alike: "toaster", "cardboard", "promotion". */
function isPartOf(short: string, long: string): boolean {
  const stem = short.replace(/[ey]$/u, '');
  if (stem.length < 4 || stem.length > long.length) return false;
  if (long.startsWith(stem) || long.endsWith(short)) return true;
  return stem.length >= 6 && long.startsWith(stem.slice(0, -2));
}
