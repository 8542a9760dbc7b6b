import { isKnownNoun } from './language/nouns.ts';
import { ADJECTIVES, DETERMINERS, PREPOSITIONS } from './language/words.ts';

/** A word of a text with the share that what is said in its clause has in the story. */
export type Token = { word: string; start: number; end: number; clause: number };

/** What is said after these is an aside; in "before a client call" the call is not the story. */
const ASIDES: readonly (readonly [RegExp, number])[] = [
  [/^(?:before|after|until|despite|without|unlike|like|instead|than)$/u, 0.3],
  [/^(?:during|while)$/u, 0.4],
  [/^(?:because|bc|since|when|whenever|if|although|though)$/u, 0.5],
  [/^(?:who|which|where|whose)$/u, 0.6],
];
const FIRST_AND = 0.8;
const LATER_AND = 0.3;
const LATER_SENTENCE = 0.7;

/** The words and marks of a text, each with the weight of its clause. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let clause = 1;
  let base = 1;
  let ands = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[.!?;,:]/gu)) {
    const word = match[0].toLowerCase();
    if (/^[.!?;]$/u.test(word)) base = Math.min(base, LATER_SENTENCE);
    if (word === 'and') {
      ands += 1;
      base = Math.min(base, ands === 1 ? FIRST_AND : LATER_AND);
    }
    if (/^(?:[.!?;,:]|and|but|so)$/u.test(word)) clause = base;
    const aside = ASIDES.find(([pattern]) => pattern.test(word));
    // "While doing the dishes" may be all that was typed.
    const opens = tokens.length === 0 && !text.includes(',');
    if (aside && !opens) clause = Math.min(clause, aside[1] * base);
    tokens.push({ word, start: match.index, end: match.index + match[0].length, clause });
  }
  return tokens;
}

const POSSESSIVE = /['’]s?$/u;
const isNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  !PREPOSITIONS.has(token.word) &&
  isKnownNoun(token.word.replace(POSSESSIVE, ''));

/** From the first to the last noun of the compound around a place: "kitchen door", "client call". */
export function phraseAround(
  tokens: readonly Token[],
  start: number,
  end: number,
): readonly [start: number, end: number] {
  let first = tokens.findIndex((token) => token.end > start);
  let last = tokens.findLastIndex((token) => token.start < end);
  if (first === -1 || last === -1) return [start, end];
  while (isNoun(tokens[first - 1])) first -= 1;
  while (isNoun(tokens[last + 1])) last += 1;
  return [Math.min(start, tokens[first]?.start ?? start), Math.max(end, tokens[last]?.end ?? end)];
}

const LED_IN_FIRST = 0.9;
const LED_IN_LATER = 0.5;
const LATER_NOUN = 0.8;
const OWNER = 0.5;

/**
 * The weight, 0 to 1, of what stands at a place: the first noun and the sure object (`head`, lower case) weigh
 * most, a later noun less, one that a preposition leads in or that only owns another least, all times the clause.
 */
export function weightAt(
  tokens: readonly Token[],
  start: number,
  end: number,
  head: string | undefined,
): number {
  const at = tokens.findIndex((token) => token.end > start);
  let from = at;
  while (from > 0 && leadsIn(tokens[from - 1])) from -= 1;
  const leader = tokens[from - 1]?.word ?? '';
  const first = !tokens.slice(0, from).some(isNoun);
  const owner = POSSESSIVE.test(tokens[at]?.word ?? '') ? OWNER : 1;
  const base = (tokens[at]?.clause ?? 1) * owner;
  const said = tokens.filter((token) => token.start >= start && token.end <= end);
  if (said.some((token) => token.word === head)) return base;
  if (PREPOSITIONS.has(leader) && leader !== 'of')
    return base * (first ? LED_IN_FIRST : LED_IN_LATER);
  return base * (first ? 1 : LATER_NOUN);
}

/** Words between a preposition and the noun it leads in. */
function leadsIn(token: Token | undefined): boolean {
  if (!token || PREPOSITIONS.has(token.word)) return false;
  const { word } = token;
  return (
    DETERMINERS.has(word) || ADJECTIVES.has(word) || /^\d+$|['’]s$/u.test(word) || isNoun(token)
  );
}
