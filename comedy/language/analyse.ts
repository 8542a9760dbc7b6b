import { readClause } from './clause.ts';
import { NOUN_FIELDS } from './head.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { isKnownNoun, isPlural } from './nouns.ts';
import type { Forms, Reading, Typed } from './reading.ts';
import { isVerbPhraseStart, readVerbPhrase } from './verb-phrase.ts';
import { endsAbbreviated } from './stops.ts';
import {
  ADJECTIVES,
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  FEELINGS,
  PLACE_PREPOSITIONS,
  PREPOSITIONS,
  STATES,
  SUBJECT_PRONOUNS,
  looksForeign,
} from './words.ts';

const MAX_LENGTH = 140;
const MAX_WORDS = 26;
const ODD_CHARACTERS = /[{}[\]()|<>#@*_~^\\/=+"“”:;…•–—]|https?:|\.\s|[!?]\s|\d[.,]*[a-z]*%/iu;
const EMOJI = String.raw`[\s\p{Extended_Pictographic}\u200D\uFE0F\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}!?.]`;
const TRAILING_EMOJI = new RegExp(`(?<!${EMOJI})${EMOJI}+$`, 'u');
const LAUGH = '(?:lol|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|xd|smh|tbh|ngl|idk)';
/** Typed laughs at the end of a text. The lookbehind tries each run of them once. */
const TRAILING_LAUGH = new RegExp(
  String.raw`(?=[\s,])(?<![\s,]|[\s,]${LAUGH})(?:[\s,]+${LAUGH})+$`,
  'iu',
);
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'&-]{0,31}$/u;

/**
 * Reads a cleaned field without its final punctuation into grammatical forms. Text that cannot be parsed safely (other
 * languages, capitals only, several sentences, markup, emoji in the middle) has none and is only quoted. `field`
 * resolves ambiguous words.
 */
export function analyse(text: string, field: string): Reading {
  const name: Forms = isName(text) ? { name: text } : {};
  const plain = endsAbbreviated(text) ? text : text.replace(TRAILING_EMOJI, '');
  const body = plain.replace(TRAILING_LAUGH, '');
  const words = body.split(' ');
  const tokens = words.map((word) => word.toLowerCase().replace(/,$/u, ''));
  if (isOpaque(body, words, tokens)) return { forms: name };
  const reading = ongoing(readWords({ words, tokens, field }), tokens, field);
  const lowered = loweredStart(words, tokens);
  return { ...reading, forms: { ...name, ...reading.forms }, ...(lowered ? { lowered } : {}) };
}

/** A startup's struggle is in the present: "running out of money" becomes "we're running out of money". */
function ongoing(reading: Reading, tokens: readonly string[], field: string): Reading {
  const { clause, doing } = reading.forms;
  if (field !== 'struggleSituation' || tokens[0] === 'i' || !clause || !doing) return reading;
  return { ...reading, forms: { ...reading.forms, clause: `we're ${doing}` } };
}

function isName(text: string): boolean {
  const tokens = text.toLowerCase().split(' ');
  return (
    NAME.test(text) &&
    tokens.length <= 4 &&
    !tokens.some((token) => token === 'i' || AUXILIARIES.has(token))
  );
}

function isOpaque(body: string, words: readonly string[], tokens: readonly string[]): boolean {
  if (body.length < 2 || body.length > MAX_LENGTH || words.length > MAX_WORDS) return true;
  if (ODD_CHARACTERS.test(body) || /\p{Extended_Pictographic}/u.test(body)) return true;
  if (/[^\p{Script=Latin}\p{N}\s.,'!?&$%€£-]/u.test(body)) return true;
  const shouting = words.length > 1 && body.length > 6 && body === body.toUpperCase();
  return shouting || looksForeign(tokens) || !/[a-z]/iu.test(body);
}

function readWords(typed: Typed): Reading {
  const { words, tokens, field } = typed;
  const first = tokens[0] ?? '';
  if (field === 'emotion') return readFeeling(words, tokens);
  if (NOUN_FIELDS.has(field)) return readNounPhrase(typed) ?? { forms: {} };
  const clause = readClause(typed);
  if (clause) return clause;
  if (
    STATES.has(first) &&
    (PREPOSITIONS.has(tokens[1] ?? '') || PLACE_PREPOSITIONS.has(tokens[1] ?? ''))
  ) {
    const phrase = lowerFirst(words).join(' ');
    return { forms: { doing: phrase, ger: `being ${phrase}`, clause: `I was ${phrase}` } };
  }
  if (isVerbPhraseStart(tokens, field)) return readVerbPhrase(typed);
  if (PLACE_PREPOSITIONS.has(first) && words.length > 1) {
    const phrase = lowerFirst(words).join(' ');
    return { forms: { doing: phrase, place: phrase, clause: `I was ${phrase}` } };
  }
  return readNounPhrase(typed) ?? { forms: {} };
}

function readFeeling(words: readonly string[], tokens: readonly string[]): Reading {
  if (/^(?:feeling|i|i'm)$/u.test(tokens[0] ?? '') && words.length > 1) {
    const from = tokens[0] === 'i' ? 2 : 1;
    return readFeeling(words.slice(from), tokens.slice(from));
  }
  const last = tokens.at(-1) ?? '';
  const phrase = words.join(' ').toLowerCase();
  const degree = tokens
    .slice(0, -1)
    .every((token) => /ly$|^(?:so|very|too|a|bit|more|quite|beyond)$/u.test(token));
  const adjective = ADJECTIVES.has(last) || /(?:ed|ful|less|ous|ive|ical)$/u.test(last);
  if (adjective && degree && tokens.length <= 3 && phrase !== '') return { forms: { adj: phrase } };
  if (tokens.length === 1 && (FEELINGS.has(last) || /(?:ness|tude|ment|tion)$/u.test(last))) {
    return { forms: { np: phrase } };
  }
  return { forms: {} };
}

function lowerFirst(words: readonly string[]): string[] {
  return words.map((word, index) => (index === 0 ? word.toLowerCase() : word));
}

const SMALL_WORDS = [DETERMINERS, PLACE_PREPOSITIONS, PREPOSITIONS, STATES, ADVERBS, ADJECTIVES];

/** Lowers the capital of an ordinary first word. */
function loweredStart(words: readonly string[], tokens: readonly string[]): string | undefined {
  const [word = ''] = words;
  const [first = ''] = tokens;
  if (!/^\p{Lu}[\p{Ll}']*$/u.test(word) || first === 'i') return undefined;
  const titleCase = words.length > 1 && words.slice(1).every((other) => /^\p{Lu}/u.test(other));
  if (titleCase) return undefined;
  const ordinary =
    SMALL_WORDS.some((list) => list.has(first)) ||
    SUBJECT_PRONOUNS.has(first) ||
    first.endsWith("n't") ||
    (words.length > 1 && isKnownNoun(first) && isPlural(first)) ||
    isVerbPhraseStart(tokens, '');
  return ordinary ? word.toLowerCase() : undefined;
}
