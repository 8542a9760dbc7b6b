import {
  englishDataset,
  englishRecommendedTransformers,
  type MatchPayload,
  RegExpMatcher,
} from 'obscenity';
import { either, pattern } from '../../../comedy/language/pattern-parts.ts';
import { bareLetters } from '../../../comedy/language/plain-letters.ts';
import { spelledWords, uprightReadings } from '../../../comedy/language/spelled-words.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import {
  ALLOWED,
  COMPOUND,
  EVASIONS,
  HATE,
  HONEST_NAMES,
  IN_NO_NAME,
  MAX_LINKS,
  RUDE_NAME,
  SLURS,
  WORRYING,
} from './word-lists.ts';

/** The worst finding in a text. 'worrying' means threats, contact details, advertising or too many links. */
export type WordsFound = 'clean' | 'coarse' | 'hateful' | 'worrying';

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({
  ...dataset,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...ALLOWED],
});

/** A number, or the name of a road or a model. */
const NUMBER = /^(?:\p{Sc}?[\d.,:/%\s-]+|\p{Lu}\d+)$/u;
const FLAG = /\p{RGI_Emoji_Flag_Sequence}/gv;
const LINK = /\bhttps?:\/\/|\bwww\./g;

/**
 * Words of one other script, with what the word filter would make of their letters: "кике" is a Russian name. A word that
 * mixes scripts is a disguise.
 */
const FOREIGN_WORD = pattern(
  'gu',
  /(?<!\p{L})/u,
  either(
    /\p{Script=Cyrillic}+|\p{Script=Greek}+|\p{Script=Armenian}+|\p{Script=Georgian}+|\p{Script=Hebrew}+/u,
    /\p{Script=Arabic}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|\p{Script=Ethiopic}+/u,
  ),
  /(?!\p{L})/u,
);

/** Checks the words of a text as people read them, also obfuscated ones, and returns the worst finding. */
export function screenWords(typed: string): WordsFound {
  const text = typed.replaceAll(FLAG, '–');
  const seen = bareLetters(text).replaceAll(FOREIGN_WORD, (word) => '–'.repeat(word.length));
  // As typed too: "f¡ck" is read with an i.
  const folded = [...new Set([foldText(seen), foldText(text)])];
  const holds = (signs: readonly RegExp[]) =>
    signs.some((sign) => folded.some((line) => sign.test(line)));
  const found = new Set([seen, ...spelledWords(seen), ...uprightReadings(text)].flatMap(badWords));
  if (found.values().some((word) => SLURS.has(word)) || holds(HATE)) return 'hateful';
  if (holds(WORRYING)) return 'worrying';
  if (folded.some((line) => (line.match(LINK)?.length ?? 0) > MAX_LINKS)) return 'worrying';
  return found.size > 0 || holds(EVASIONS) ? 'coarse' : 'clean';
}

/**
 * Whether a name has a coarse, hateful or worrying word in it. A swear word counts as a whole word or in a compound of
 * swear words, since "Harshit" and "Fukuda" are names; a few count anywhere (docs/product.md §2).
 */
export function isCoarseName(name: string): boolean {
  if (screenWords(name) === 'clean') return false;
  const seen = bareLetters(name.replaceAll(FLAG, '–')).replaceAll(FOREIGN_WORD, '–');
  const folded = foldText(seen);
  if (RUDE_NAME.test(folded)) return true;
  const rest = seen.replaceAll(HONEST_NAMES, '–');
  if ([...HATE, ...WORRYING, ...EVASIONS].some((sign) => sign.test(foldText(rest)))) return true;
  const words = rest.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return [rest, words, ...spelledWords(rest), ...uprightReadings(name)].some(hasWholeSwearWord);
}

/** No swear word is in a longer word. */
const WORD_BEFORE = /[\p{L}\p{N}]{0,40}$/u;
const WORD_AFTER = /^[\p{L}\p{N}]*/u;

function hasWholeSwearWord(text: string): boolean {
  return matchesIn(text).some(({ word, startIndex, endIndex }) => {
    const before = WORD_BEFORE.exec(text.slice(0, startIndex))?.[0] ?? '';
    const after = WORD_AFTER.exec(text.slice(endIndex + 1))?.[0] ?? '';
    const said = text.slice(startIndex, endIndex + 1);
    // "Focker" and "Fukuda" have a spelling of the word, "Fuckface" the word itself.
    if (word === 'fuck' && /^f[aeio]/iu.test(said)) return false;
    if (IN_NO_NAME.has(word) && (word !== 'fuck' || /ck$/iu.test(said))) return true;
    const isPlural = word !== 'dick' && /^(?:s|es|y|ed)$/iu.test(after) && before === '';
    return isPlural || COMPOUND.test(`${before}${after}`.toLowerCase());
  });
}

function badWords(text: string): string[] {
  return matchesIn(text).map(({ word }) => word);
}

function matchesIn(text: string): { word: string; startIndex: number; endIndex: number }[] {
  // A number is not an obfuscated word, although "455" matches one.
  const isNumber = ({ startIndex, endIndex }: MatchPayload) =>
    NUMBER.test(text.slice(startIndex, endIndex + 1));
  const matches = matcher.getAllMatches(text).filter((match) => !isNumber(match));
  return matches.map((match) => {
    const { phraseMetadata } = englishDataset.getPayloadWithPhraseMetadata(match);
    const { startIndex, endIndex } = match;
    return { word: phraseMetadata?.originalWord ?? '', startIndex, endIndex };
  });
}
