import { CLASSES_OF } from './word-classes.ts';
import { isFiniteVerb } from './finite-verb.ts';
import { phraseHead } from './head.ts';
import { isKnownNoun, isMass, isPlural } from './nouns.ts';
import type { Forms, Reading, Typed } from './reading.ts';
import { readVerbPhrase } from './verb-phrase.ts';
import { verbByForm } from './verbs.ts';
import {
  ADJECTIVES,
  ADVERBS,
  DESCRIBING,
  DETERMINERS,
  PREPOSITIONS,
  SUBJECT_PRONOUNS,
} from './words.ts';
import { either, pattern } from './pattern-parts.ts';

const MAX_SUBJECT_WORDS = 5;

/** Reads a full sentence: "I missed my flight", "My cat walked on it", "Everyone is crying". */
export function readClause(typed: Typed): Reading | undefined {
  const { words, tokens } = typed;
  if (/^i(?:'(?:m|ve|d|ll))?$/u.test(tokens[0] ?? '')) return readFirstPerson(typed);
  // In "Forgot my wallet" the first word is the verb.
  if (verbByForm('past', tokens[0] ?? '') && DETERMINERS.has(tokens[1] ?? '')) return undefined;
  if (finiteVerbAt(tokens) < 1) return undefined;
  const proper = !DETERMINERS.has(tokens[0] ?? '') && !SUBJECT_PRONOUNS.has(contracted(tokens[0]));
  const owner = proper ? ownerOf(words[0] ?? '', tokens) : undefined;
  const clause =
    proper && owner === undefined
      ? words.join(' ')
      : `${owner ?? ''}${[words[0]?.toLowerCase(), ...words.slice(1)].join(' ')}`;
  return { forms: { clause } };
}

const KIN =
  /^(?:husband|wife|boyfriend|girlfriend|son|daughter|brother|sister|toddler|boss|manager|landlord|roommate|coworker|neighbou?r)$/u;

/** The missing determiner of "Dog rolled in mud": "the", or "my" for a relative. Undefined for a possible name. */
function ownerOf(first: string, tokens: readonly string[]): string | undefined {
  const low = first.toLowerCase();
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || !isKnownNoun(low) || isMayBeName(low)) return undefined;
  if (!isFiniteVerb(tokens, 1)) return undefined;
  if (isPlural(low)) return '';
  if (KIN.test(low)) return 'my ';
  return isMass(low) ? '' : 'the ';
}

/** Nouns that are also first names. */
const FIRST_NAMES = pattern(
  'u',
  /^/u,
  either(
    /mom|mum|dad|mama|papa|grandma|grandpa|nana|gran|granny|god|mother|father|mark|bill|grace|rose|lily|daisy|ivy/u,
    /jack|frank|pat|rob|sue|dean|art|chip|may|june|april|summer|autumn|dawn|hope|faith|joy|ruby|pearl|amber|jade/u,
    /hunter|mason|carter|cooper|baker|cook|taylor|parker|porter|tanner|turner|miller|king|prince|duke|earl|ray|cliff/u,
    /basil|ginger|olive|violet|heather|holly|robin|jay|martin|drew|will|chase|grant|wade|rusty|sandy|penny|buck|stone/u,
    /woody|max|bear|biscuit|cookie|peanut|pumpkin|pepper|muffin|waffles?/u,
  ),
  /$/u,
);
const isMayBeName = (word: string) => FIRST_NAMES.test(word);

/** Names and relatives that need no determiner. */
const isSomebody = (word: string) =>
  /^(?:mom|mum|mama|dad|daddy|papa|grandma|grandpa|nana|granny)$/u.test(word) ||
  (CLASSES_OF.get(word) ?? []).includes('name');

function contracted(token: string | undefined): string {
  return (token ?? '').replace(/'(?:s|re|ve|d|ll)$/u, '');
}

/** The index of the finite verb, or -1. The subject must be a pronoun, a noun with a determiner, or a name. */
function finiteVerbAt(tokens: readonly string[]): number {
  const [first = ''] = tokens;
  if (SUBJECT_PRONOUNS.has(contracted(first))) {
    if (contracted(first) !== first) return 1;
    for (const at of [1, 2]) if (isFiniteVerb(tokens, at) || isBareVerb(tokens, at)) return at;
  }
  if (PREPOSITIONS.has(first)) return -1;
  const from = DETERMINERS.has(first) ? 2 : 1;
  for (let at = from; at <= MAX_SUBJECT_WORDS && at < tokens.length; at += 1) {
    const word = tokens[at] ?? '';
    if (
      /^(?:that|who|which|where|when|and|with|for|of|i|we|he|she|they|you|nobody|everybody|everyone|somebody|someone)$/u.test(
        word,
      )
    )
      return -1;
    // "the missing left shoe"
    if (word === 'left' && isDescribing(tokens[at - 1] ?? '')) continue;
    const isVerb = at === 1 && isSomebody(first) && isFiniteVerb(tokens, at);
    if (DESCRIBING.has(word) && tokens[at + 1] !== undefined && !isVerb) return -1;
    // "the day my laptop updated itself" names a day
    if (at > 1 && DETERMINERS.has(word) && !PREPOSITIONS.has(tokens[at - 1] ?? '')) return -1;
    const plural =
      !PREPOSITIONS.has(tokens[at - 1] ?? '') &&
      isPlural(tokens[at - 1] ?? '') &&
      verbByForm('base', word) &&
      tokens[at + 1] !== undefined;
    if ((isFiniteVerb(tokens, at) || plural) && subjectIsNoun(tokens, at))
      return tokens[at + 1] === 'by' ? -1 : at;
  }
  return -1;
}

function isDescribing(word: string): boolean {
  return ADJECTIVES.has(word) || (/(?:ing|ed)$/u.test(word) && !isKnownNoun(word));
}

function isBareVerb(tokens: readonly string[], at: number): boolean {
  return (
    /^(?:we|they|you)$/u.test(tokens[0] ?? '') && verbByForm('base', tokens[at] ?? '') !== undefined
  );
}

function subjectIsNoun(tokens: readonly string[], verbAt: number): boolean {
  const last = tokens[verbAt - 1] ?? '';
  if (ADVERBS.has(last)) return verbAt > 1;
  if (DETERMINERS.has(tokens[0] ?? '')) return true;
  if (verbAt === 1 && isSomebody(last)) return true;
  return phraseHead(tokens.slice(0, verbAt), '') !== undefined;
}

function readFirstPerson({ words, tokens, field }: Typed): Reading {
  const said = ['I', ...words.slice(1)];
  if (tokens[0] !== 'i') said[0] = `I${(tokens[0] ?? '').slice(1)}`;
  const clause = said.join(' ');
  const rest = { words: words.slice(1), tokens: tokens.slice(1), field };
  if (tokens[0] === "i'm" || (tokens[0] === 'i' && tokens[1] === 'am')) {
    const what = words.slice(tokens[0] === "i'm" ? 1 : 2).join(' ');
    return { forms: what === '' ? { clause } : { clause, pres: `am ${what}` } };
  }
  if (tokens[0] !== 'i') return { forms: { clause } };
  if (tokens[1] === 'was' && words.length > 2) {
    const doing = words.slice(2).join(' ');
    const ger = verbByForm('ger', tokens[2] ?? '') ? doing : `being ${doing}`;
    return { forms: { clause, doing, ger, past: `was ${doing}` } };
  }
  return readOwnVerb(clause, rest);
}

function readOwnVerb(clause: string, own: Typed): Reading {
  const { words, tokens, field } = own;
  const said = words.join(' ');
  let at = 0;
  while (ADVERBS.has(tokens[at] ?? '') && at < 2) at += 1;
  const word = tokens[at] ?? '';
  const past = verbByForm('past', word);
  if (past && word !== 'used' && (past.base !== word || field !== 'nowStatement')) {
    const { forms } = readVerbPhrase({ ...own, field: '' });
    const passive = forms.past?.startsWith('was ') ?? false;
    return { forms: passive ? { clause, past: said } : { ...forms, clause } };
  }
  const perfect =
    word === 'have' &&
    /^(?:never|just|already|finally|always|been)$|(?:ed|en)$/u.test(tokens[at + 1] ?? '');
  if (perfect) return { forms: { clause, pres: said } };
  if (word === 'used' && tokens[at + 1] === 'to') return { forms: { clause, past: said } };
  if (!verbByForm('base', word)) return { forms: { clause } };
  const forms: Forms = { clause, pres: said };
  if (tokens.includes('i')) return { forms };
  const asked = field === 'nowStatement' ? field : 'careerTip';
  const { ger } = readVerbPhrase({ ...own, field: asked }).forms;
  return { forms: ger === undefined ? forms : { ...forms, ger } };
}
