import { foldText } from '../../platform/text/fold-text.ts';

const MOST_WORDS = 8;
const SHORTEST = 3;
/** Words that every request has, and that make none like another. */
const COMMON = new Set(
  `add allow and any are can could feature for from get give have how i'd into just let like make
  more need new not option our please post posts request should some support that the their them
  there this use user users want when which who will with would you your`.split(/\s+/),
);

/** A request as searches look through it: folded, its words alone, each with a space in front. */
export function requestSearchText(text: string): string {
  return ` ${wordsIn(text).join(' ')}`;
}

/** What a search of the board has to find: all of these, anywhere. */
export function searchPatterns(search: string): string[] {
  return wordsIn(search)
    .slice(0, MOST_WORDS)
    .map((word) => `%${word}%`);
}

/**
 * What makes a request like the one that is being written: its telling words, each as the beginning of a word,
 * and how many of them have to be there. Null as long as there is no such word.
 */
export function similarPatterns(text: string): { patterns: string[]; atLeast: number } | null {
  const telling = wordsIn(text).filter((word) => isTelling(word));
  const words = [...new Set(telling.map(stemOf))].slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const patterns = words.map((word) => (isLatin(word) ? `% ${word}%` : `%${word}%`));
  return { patterns, atLeast: words.length > 2 ? 2 : 1 };
}

function wordsIn(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function isTelling(word: string): boolean {
  return !isLatin(word) || (word.length >= SHORTEST && !COMMON.has(word));
}

// Themes are like a theme, and darker is like dark.
function stemOf(word: string): string {
  return word.length > 4 && isLatin(word) ? word.replace(/(?:ing|e?s|ed|er)$/, '') : word;
}

function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}
