import { isKnownNoun, looksPlural } from './nouns.ts';
import {
  ADJECTIVES,
  ADVERBS,
  DESCRIBING,
  DETERMINERS,
  PREPOSITIONS,
  SUBJECT_PRONOUNS,
  wordSet,
} from './words.ts';

/** Fields that ask for a noun, where an unknown word counts as one. */
export const NOUN_FIELDS = wordSet('noun1 noun2 bonusBuzzword employeeRole startupName');

function describes(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    isKnownNoun(word) ||
    /(?:ed|ing)$|^\d/u.test(word) ||
    DETERMINERS.has(word)
  );
}

/** The head noun of a phrase in lower case: the last noun before "of", "with", "that" and the like. */
export function phraseHead(tokens: readonly string[], field: string): string | undefined {
  const end = tokens.findIndex(
    (token, index) => index > 0 && (PREPOSITIONS.has(token) || DESCRIBING.has(token)),
  );
  const core = end === -1 ? tokens : tokens.slice(0, end);
  const last = core.at(-1) ?? '';
  if (!/^[\p{L}][\p{L}\p{N}'-]*$/u.test(last) || last.endsWith("'s")) return undefined;
  if (
    DETERMINERS.has(last) ||
    SUBJECT_PRONOUNS.has(last) ||
    ADVERBS.has(last) ||
    last.endsWith('ly')
  )
    return undefined;
  if (isKnownNoun(last)) return last;
  const plain = looksPlural(last) && (core.length === 1 || describes(core.at(-2) ?? ''));
  return (NOUN_FIELDS.has(field) && !ADJECTIVES.has(last)) || plain ? last : undefined;
}
