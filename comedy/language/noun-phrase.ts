import { either, pattern } from './pattern-parts.ts';
import { phraseHead, NOUN_FIELDS } from './head.ts';
import { isKnownNoun, isMass, isPlural } from './nouns.ts';
import type { Reading, Typed } from './reading.ts';
import { isFiniteVerb } from './finite-verb.ts';
import {
  ADJECTIVES,
  ADVERBS,
  AT_PLACES,
  AUXILIARIES,
  DETERMINERS,
  INSIDE_PLACES,
  NOUNS,
  PLURAL_DETERMINERS,
  PREPOSITIONS,
  ROLE_WORDS,
  UPON_PLACES,
  wordSet,
  wordPairs,
} from './words.ts';

const PLACE_FIELDS = new Set(['location', 'setting']);
const MAX_WORDS = 10;

/** Reads "a broken printer", "my promotion to VP", "blockchain"; undefined if it is no noun phrase. */
export function readNounPhrase(typed: Typed): Reading | undefined {
  const { words, tokens, field } = typed;
  if (words.length > MAX_WORDS || (!PLACE_FIELDS.has(field) && hasPause(words))) return undefined;
  const [first = ''] = tokens;
  if (tokens.some((word, at) => at > 1 && SURE_PASTS.has(word))) return undefined;
  const tool = words.length === 1 && NOUN_FIELDS.has(field) ? TOOLS.get(first) : undefined;
  if (tool !== undefined) return { forms: { np: tool } };
  if (/^(?:last|next|every|this|that)$/u.test(first) && TIMES.has(tokens[1] ?? ''))
    return undefined;
  const determined = DETERMINERS.has(first) && words.length > 1;
  const from = determined ? 1 : 0;
  const head = sureHead({ words: words.slice(from), tokens: tokens.slice(from), field });
  if (!determined && PREPOSITIONS.has(first)) return undefined;
  if (!isNounPhrase(typed, determined, head)) return properPlace(words, field);
  if (!determined && (isPersonName(typed, head) || isUnknownName(typed, head))) return undefined;
  const start = determined ? first : plainStart(typed);
  return nounForms([start, ...words.slice(1)], typed, determined, head);
}

/** Unambiguous past forms: with one of these the words are a sentence. */
const SURE_PASTS = wordSet('was were went had did came got took gave ate bought made told');

/** Product names that are also nouns. */
const TOOLS = wordPairs(
  'excel Excel slack Slack zoom Zoom outlook Outlook powerpoint PowerPoint photoshop Photoshop canva Canva notion Notion jira Jira netflix Netflix google Google linkedin LinkedIn',
);

const TIMES = wordSet(
  'day night morning evening afternoon week weekend month quarter year summer winter spring fall autumn monday tuesday wednesday thursday friday saturday sunday time christmas',
);

/** "two cofounders, one desk" has two phrases. */
function hasPause(words: readonly string[]): boolean {
  return words.some((word) => word.endsWith(','));
}

/** The head noun, unless it is a name that looks like a plural ("Starbucks"). */
function sureHead({ words, tokens, field }: Typed): string | undefined {
  const head = phraseHead(tokens, field);
  if (head === undefined || isKnownNoun(head) || NOUN_FIELDS.has(field)) return head;
  return /^\p{Lu}/u.test(words[0] ?? '') && words.length === 1 ? undefined : head;
}

/** An unknown word with a capital in a role is a name: no "our" before "Dave". */
function isPersonName({ words, tokens, field }: Typed, head: string | undefined): boolean {
  if (field !== 'employeeRole' || head === undefined || isKnownNoun(head)) return false;
  return /^\p{Lu}\p{Ll}+$/u.test(words[tokens.lastIndexOf(head)] ?? '');
}

const ADJECTIVE_ENDING = /(?:ic|ive|al|ous|ful|less|able|ible|ile|ish)$/u;
const PARTICLES = wordSet('back in up out down off over forward through away');

/** Whether the first capital may belong to a name. */
function isUnknownName({ words, tokens, field }: Typed, head: string | undefined): boolean {
  const [word = ''] = words;
  const [first = ''] = tokens;
  if (NOUN_FIELDS.has(field) || words.length === 1 || !/^\p{Lu}\p{Ll}/u.test(word)) return false;
  const titled = words.slice(1).some((other) => /^\p{Lu}/u.test(other));
  return !titled && first !== head && !ADJECTIVES.has(first) && !isKnownNoun(first);
}

/** Buzzwords that are no nouns: "agile", "circle back". */
function isNoNoun(tokens: readonly string[], head: string): boolean {
  if (isKnownNoun(head)) return false;
  return (tokens.length === 1 && ADJECTIVE_ENDING.test(head)) || PARTICLES.has(tokens.at(-1) ?? '');
}

function plainStart({ words, tokens, field }: Typed): string {
  const [word = ''] = words;
  const title = field === 'employeeRole' && words.slice(1).some((other) => /^\p{Lu}/u.test(other));
  if (title) return word;
  const [first = ''] = tokens;
  const role = field === 'employeeRole' && ROLE_WORDS.has(first);
  const ordinary = role || ADJECTIVES.has(first) || isKnownNoun(first);
  return ordinary && /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word) ? first : word;
}

function isNounPhrase(
  { tokens, field }: Typed,
  determined: boolean,
  head: string | undefined,
): boolean {
  if (ADVERBS.has(tokens[0] ?? '') || /^(?:no|not)$/u.test(tokens[0] ?? '')) return false;
  if (head !== undefined && isNoNoun(tokens, head)) return false;
  if (tokens.some((token) => token === 'i' || AUXILIARIES.has(token))) return false;
  if (!determined && tokens.includes('and')) return false;
  if (tokens.some((_, index) => index > 0 && isFiniteVerb(tokens, index) && !determined))
    return false;
  if (hasSecondPhrase(tokens)) return false;
  if (determined) return head !== undefined || isShortPhrase(tokens);
  return head !== undefined && (tokens.length <= 5 || NOUN_FIELDS.has(field));
}

/** A determiner without a preposition starts a second phrase: "my coworkers microwave fish every day". */
function hasSecondPhrase(tokens: readonly string[]): boolean {
  return tokens.some((token, index) => {
    const previous = tokens[index - 1] ?? '';
    const joined = PREPOSITIONS.has(previous) || DETERMINERS.has(previous);
    return index > 0 && DETERMINERS.has(token) && !joined;
  });
}

/** "a bus stop", "my first million": no known noun, but no possible verb. */
function isShortPhrase(tokens: readonly string[]): boolean {
  const last = tokens.at(-1) ?? '';
  if (tokens.length > 3 || !/^\p{L}/u.test(last) || ADVERBS.has(last)) return false;
  return tokens.slice(2).every((token) => !/(?:ed|ing)$/u.test(token));
}

function nounForms(
  said: readonly string[],
  { tokens, field }: Typed,
  determined: boolean,
  head: string | undefined,
): Reading {
  const headTyped = said.find((word) => word.toLowerCase() === head) ?? head;
  const plural =
    PLURAL_DETERMINERS.has(tokens[0] ?? '') ||
    (head !== undefined && (isPlural(head) || /^\p{Lu}{2,}s$/u.test(headTyped ?? '')));
  const article = determined || plural ? '' : articleOf(said, head, headTyped, field);
  if (article === undefined) return { forms: {} };
  const np = article + said.join(' ');
  if (!PLACE_FIELDS.has(field)) return { forms: { np } };
  return { forms: { np, place: `${placePreposition(head ?? tokens.at(-1) ?? '')} ${np}` } };
}

function isAcronym(word: string | undefined): word is string {
  return word !== undefined && /^\p{Lu}{2,4}s?$/u.test(word);
}

/** Acronyms that take no article. */
const MASS_ACRONYMS = wordSet('AI ML IT HR PR UX UI SEO SaaS AR VR ESG DEI IoT QA');

/** Possessives without an apostrophe: "grandpas house". */
const OWNERS = pattern(
  'iu',
  /^/u,
  either(
    /(?:grand)?(?:pa|ma|mother|father|mom|dad|son|daughter)|grandparent|granny|nana|gran|uncle|aunt|auntie|brother|sister/u,
    /wife|husband|boyfriend|girlfriend|friend|cousin|nephew|niece|neighbou?r|bosse?|landlord|roommate|mum/u,
  ),
  /s$/u,
);

/**
 * The determiner of a bare singular noun: "our" for a role, "the" for a countable noun, none for a mass noun; undefined
 * if that is unknown.
 */
function articleOf(
  said: readonly string[],
  head: string | undefined,
  headTyped: string | undefined,
  field: string,
): string | undefined {
  if (field === 'employeeRole') return 'our ';
  if (head === undefined || head === 'time' || isMass(head)) return '';
  if (said.length > 1 && OWNERS.test(said[0] ?? '')) return undefined;
  const proper = /^\p{Lu}/u.test(said[0] ?? '');
  if (isAcronym(headTyped) && NOUN_FIELDS.has(field) && field !== 'startupName') {
    if (MASS_ACRONYMS.has(headTyped)) return '';
    return NOUNS.has(head) ? 'the ' : undefined;
  }
  if (proper) return NOUNS.has(head) && isAcronym(headTyped) ? 'the ' : '';
  if (NOUNS.has(head) || !NOUN_FIELDS.has(field)) return 'the ';
  return isKnownNoun(head) ? '' : undefined;
}

function placePreposition(head: string): string {
  if (UPON_PLACES.has(head)) return 'on';
  return INSIDE_PLACES.has(head) ? 'in' : 'at';
}

/** A capitalised place needs no known noun: "Starbucks", "Costco parking lot 4". */
function properPlace(words: readonly string[], field: string): Reading | undefined {
  const capitals = words.length <= 4 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
  if (!PLACE_FIELDS.has(field) || !capitals) return undefined;
  const np = words.join(' ');
  const head = placeHead(words);
  const known =
    AT_PLACES.has(head) ||
    head.endsWith("'s") ||
    isKnownNoun(head) ||
    INSIDE_PLACES.has(head) ||
    UPON_PLACES.has(head);
  return { forms: known ? { np, place: `${placePreposition(head)} ${np}` } : { np } };
}

/** The head of a place: "Paris" of "Paris, 2009", "lot" of "Costco lot". */
function placeHead(words: readonly string[]): string {
  const end = words.findIndex((word) => word.endsWith(','));
  return (words[end === -1 ? words.length - 1 : end] ?? '').toLowerCase().replace(/,$/u, '');
}
