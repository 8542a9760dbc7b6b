import {
  englishDataset,
  englishRecommendedTransformers,
  type MatchPayload,
  RegExpMatcher,
} from 'obscenity';
import { foldText } from '../../platform/text/fold-text.ts';
import { ALLOWED, EVASIONS, HATE, MAX_LINKS, SLURS, WORRYING } from './word-lists.ts';

/** The worst finding in a text. 'worrying' means threats, contact details, advertising or too many links. */
export type WordsFound = 'clean' | 'coarse' | 'hateful' | 'worrying';

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({
  ...dataset,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...ALLOWED],
});

const SPACED =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s.\-_*·•|/,]{1,3}){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu;
const NUMBER = /^\p{Sc}?[\d.,:/%\s-]+$/u;
const LINK = /\bhttps?:\/\/|\bwww\./g;

/** Checks the words of a text, including obfuscated ones, and returns the worst finding. */
export function screenWords(text: string): WordsFound {
  const folded = foldText(text);
  const found = new Set([...badWords(text), ...spacedOut(text).flatMap(badWords)]);
  if (found.values().some((word) => SLURS.has(word)) || HATE.some((sign) => sign.test(folded))) {
    return 'hateful';
  }
  if (WORRYING.some((sign) => sign.test(folded))) return 'worrying';
  if ((folded.match(LINK)?.length ?? 0) > MAX_LINKS) return 'worrying';
  return found.size > 0 || EVASIONS.some((sign) => sign.test(folded)) ? 'coarse' : 'clean';
}

function badWords(text: string): string[] {
  // A number is not an obfuscated word, although "455" matches one.
  const isNumber = ({ startIndex, endIndex }: MatchPayload) =>
    NUMBER.test(text.slice(startIndex, endIndex + 1));
  const matches = matcher.getAllMatches(text).filter((match) => !isNumber(match));
  return matches.map((match) => {
    const { phraseMetadata } = englishDataset.getPayloadWithPhraseMetadata(match);
    return phraseMetadata?.originalWord ?? '';
  });
}

// Joins words that are spelled letter by letter, such as "a b c", "a.b.c" or "a-b-c".
function spacedOut(text: string): string[] {
  return (text.match(SPACED) ?? []).map((run) => run.replaceAll(/[\s.\-_*·•|/,]/g, ''));
}
