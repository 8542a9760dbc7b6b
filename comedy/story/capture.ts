import { COMMON_WORDS } from '../language/common-words.ts';
import { DEED_FORMS, readDeed } from '../language/deed.ts';
import { NEGATIONS } from '../language/negations.ts';
import { isKnownNoun } from '../language/nouns.ts';
import { isNumber, type Match } from '../language/pattern.ts';
import type { Token } from '../language/tokens.ts';
import { VERB_FORMS, verbByForm } from '../language/verbs.ts';
import { ADJECTIVES, DETERMINERS, PREPOSITIONS, wordSet } from '../language/words.ts';
import { formsOfNoun, type Phrase } from './captured-noun.ts';

/** Most words before a head that belong to its phrase: "my tiny red ice cream cone". */
const MOST_BEFORE = 4;

/** Stores the captured words of a match: each noun with its whole phrase and its forms, the rest of each clause and its deed. */
export function captureHoles(
  holes: Map<string, string>,
  used: Set<number>,
  match: Match,
  tokens: readonly Token[],
): void {
  for (const [name, [from, to]] of match.rests) {
    const rest = tokens.slice(from, to + 1);
    holes.set(name, wordsOf(rest));
    const deed = readDeed(rest.map(wordOf));
    for (const form of DEED_FORMS) {
      const words = deed?.[form];
      if (words !== undefined) holes.set(`${name}.${form}`, words);
    }
  }
  for (const [name, at] of match.holes) {
    const phrase = phraseOf(tokens, at, used);
    for (let index = phrase.from; index <= phrase.to; index += 1) used.add(index);
    holes.set(name, phrase.words);
    holes.set(`${name}.full`, determinerOf(tokens, phrase) + phrase.words);
    for (const [form, words] of formsOfNoun(tokens, phrase)) holes.set(`${name}.${form}`, words);
  }
}

/** The whole phrase around a matched word, up to words that the pattern names: the wording itself has those ("the wrong {x}"). */
function phraseOf(tokens: readonly Token[], at: number, used: ReadonlySet<number>): Phrase {
  let to = at;
  while (!used.has(to + 1) && isFirstPart(tokens[to]) && follows(tokens, to + 1)) to += 1;
  let from = at;
  while (at - from < MOST_BEFORE && !used.has(from - 1) && describes(tokens, from - 1)) from -= 1;
  return { from, to, words: wordsOf(tokens.slice(from, to + 1)).replace(/'s$/u, '') };
}

const isFirstPart = (token: Token | undefined) =>
  token?.modifies === true && !/'s?$/u.test(token.low);

/** Whether nothing separates the word at an index from the one before. */
function follows(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  return (
    before !== undefined &&
    word?.sentence === before.sentence &&
    !word.breaks &&
    word.quoted === before.quoted
  );
}

const wordsOf = (tokens: readonly Token[]) =>
  tokens
    .map(wordOf)
    .join(' ')
    .replace(/([$€£#]) (?=\d)| (?=%)/gu, '$1');

function wordOf({ low, text, classes, proper }: Token): string {
  if (/^i(?:'|$)/u.test(low)) return `I${low.slice(1)}`;
  const isCased = proper || classes.has('name') || /^[A-Z]{2,}|\p{Ll}\p{Lu}/u.test(text);
  return isCased ? text : low;
}

/**
 * The determiner of a noun in a later line. "My" stays, also in "my wife's", and a relative without a determiner gets it
 * ("Husband lost his keys"). Names get none, other nouns "the".
 */
function determinerOf(tokens: readonly Token[], { from, to }: Phrase, depth = 0): string {
  const before = follows(tokens, from) ? tokens[from - 1] : undefined;
  const word = before?.low ?? '';
  if (before?.modifies === true && OWNER.test(word) && depth < 2) {
    const owner = phraseOf(tokens, from - 1, new Set());
    const said = wordsOf(tokens.slice(owner.from, from));
    return `${determinerOf(tokens, { ...owner, to: from - 1 }, depth + 1)}${said} `;
  }
  const { classes } = tokens[to] as Token;
  if (classes.has('name') && !/^(?:my|our|the|a|an)$/u.test(word)) return '';
  if (/^(?:my|our|your|his|her|their)$/u.test(word)) return `${word} `;
  const isOwn = ['relative', 'boss'].some((name) => classes.has(name));
  return isOwn &&
    !/^(?:the|an?|this|that|some|any|another|every|both|no|other)$|'s?$|^\d/u.test(word)
    ? 'my '
    : 'the ';
}

/** An owner that can be named again; "anyone else's" is none. */
const OWNER = /^(?!else's|(?:any|some|every|no)(?:one|body)'s).*'s?$/u;
/** Owners that name a kind: "a driver's license". Others are determiners: "my wife's". */
const KIND_OWNERS = wordSet(
  `men's women's children's kids' kid's ladies' girls' boys' driver's drivers' bachelor's master's valentine's shepherd's farmer's farmers' baker's
  mcdonald's wendy's levi's kellogg's lay's domino's joe's jerry's reese's hershey's sainsbury's macy's`,
);
/** Common words that describe a thing. */
const DESCRIBING_WORDS = wordSet('new old big small nice good');
const NO_DESCRIPTION = wordSet(
  `i we you he she it they me us him them and or but so than like as then there here just again back out off up down
  away not very too really who via per plus else everywhere everything every`,
);
/** "20", "5k", but not "40-page". */
const FIGURES = /^\d[\d.,]*\p{L}?$/u;
/** Adjectives in -ly; other words of that ending are adverbs. */
const FRIENDLY = wordSet(
  'daily weekly monthly yearly quarterly early friendly ugly elderly curly silly smelly lonely holy woolly bubbly family only',
);

const QUALITY = /.(?:al|ic|ive|ous|ful|less|able|ible|ish)$/u;

/** Whether the word at an index belongs to the phrase of the word after it. */
function describes(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  if (!word || !follows(tokens, at + 1)) return false;
  const { low } = word;
  if (KIND_OWNERS.has(low)) return true;
  if (/'s?$/u.test(low)) return false;
  if (DESCRIBING_WORDS.has(low)) return !isAfterSubject(tokens, at);
  if (COMMON_WORDS.has(low) || PREPOSITIONS.has(low) || DETERMINERS.has(low)) return false;
  if (
    NO_DESCRIPTION.has(low) ||
    FIGURES.test(low) ||
    NEGATIONS.test(low) ||
    isAfterSubject(tokens, at)
  )
    return false;
  if (low.endsWith('ly') && !FRIENDLY.has(low) && !word.modifies) return false;
  if (mayBeVerb(word)) return isDetermined(tokens, at);
  return word.classes.size === 0 || word.modifies;
}

/** "I yeet pizza": a verb. */
const isAfterSubject = (tokens: readonly Token[], at: number) =>
  follows(tokens, at) && /^(?:i|we|he|she|they|you|who)$/u.test(tokens[at - 1]?.low ?? '');

/** A word that can be a form of a verb: "washing", "broken", "slurps". Known nouns and adjectives in their own form are none. */
function mayBeVerb({ low, lemmas, modifies, classes, proper }: Token): boolean {
  if (proper) return false;
  if (/(?:ed|ing)$/u.test(low)) return true;
  const isPlain = isKnownNoun(low) || ADJECTIVES.has(low);
  if (low.endsWith('s') && !low.endsWith('ss')) return !(modifies && classes.size > 0);
  const isForm = VERB_FORMS.some((form) => form !== 'base' && verbByForm(form, low) !== undefined);
  return isForm || (!isPlain && (verbByForm('base', low) !== undefined || lemmas.size > 1));
}

/** Whether a determiner, a number or an owner is before the word, other words of its phrase between them. */
function isDetermined(tokens: readonly Token[], at: number, depth = 0): boolean {
  const before = tokens[at - 1];
  if (!before || !follows(tokens, at) || depth > MOST_BEFORE) return false;
  const { low } = before;
  if (low === 'her') return !(tokens[at]?.low.endsWith('ing') ?? false);
  if (/^(?:an?|the|my|our|your|his|its|their|another|every|no|some)$/u.test(low)) return true;
  if (isNumber(before) || (before.modifies && /'s?$/u.test(low))) return true;
  const isQuality = ADJECTIVES.has(low) || DESCRIBING_WORDS.has(low) || QUALITY.test(low);
  const isPart = before.modifies || isQuality || FRIENDLY.has(low);
  return isPart && isDetermined(tokens, at - 1, depth + 1);
}
