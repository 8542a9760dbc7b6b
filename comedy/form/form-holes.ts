import { pattern, words } from '../language/pattern-parts.ts';
import { wordSet, wordPairs } from '../language/words.ts';
import { verbByForm } from '../language/verbs.ts';
import type { Token } from '../language/tokens.ts';

export const DATED = wordSet(
  'yesterday today tonight last ago morning afternoon evening night noon midnight week weekend month year years months weeks days hours monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas halloween easter thanksgiving always never every daily time am pm',
);
export const NEGATIVE = /^(?:not|never|no|nobody|none|nothing|without|neither|cannot)$|n't$/u;
const PAST_VERBS = wordSet('was were had did went got came said told asked called');

export function pastClause(clause: string | undefined, tokens: readonly Token[]): boolean {
  if (clause === undefined) return false;
  return tokens.slice(1, 7).some((token) => PAST_VERBS.has(token.low) || isPastForm(token));
}

function isPastForm({ low, lemmas }: Token): boolean {
  return lemmas.size > 1 && (low.endsWith('ed') || IRREGULAR_PASTS.has(low));
}

const IRREGULAR_PASTS = wordSet(
  'ate broke brought bought caught chose came cut did drank drove fell felt fought found flew forgot froze gave got grew had heard held hid hit kept knew left lent lit lost made meant met paid put quit ran rang rode rose said sang sank sat saw sent set shook shot shut slept spent spilled split spoke stole stood stuck swam swept took taught tore told thought threw understood woke won wore wrote bit blew sold led let lay',
);

export const YOU = wordPairs(
  "i you my your me you mine yours myself yourself i'm you're i've you've i'd you'd am are",
);
export const THEY = wordPairs(
  "i they my their me them mine theirs myself themselves i'm they're i've they've i'd they'd am are",
);

/** A clause in another person: "I lost my keys" is "you lost your keys". Undefined where it has "you" or "we". */
export function inPerson(
  clause: string | undefined,
  pronouns: ReadonlyMap<string, string>,
): string | undefined {
  if (clause === undefined || /\b(?:you|your|we|our|us|they|their|them)\b/iu.test(clause))
    return undefined;
  const words = clause.replace(/\bI was\b/gu, 'I were').split(' ');
  return words.map((word) => pronouns.get(word.toLowerCase()) ?? word).join(' ');
}

export type Put = (name: string, words: string | undefined) => void;

const SAID =
  /\b(?:said|says|told|asked|whispered|shouted|yelled|replied|screamed|announced|answered|texted|wrote|muttered)\b/iu;
const COUNTS = [...wordSet('no one two three four five six seven eight nine ten eleven twelve')];

/** `{speech}`, quoted speech, and `{speechWords}`, their number in words. */
export function addSpeech(put: Put, facts: Set<string>, clean: string): void {
  const said = /"([^"]{2,90})"/u.exec(clean);
  if (!said || !SAID.test(clean.replace(said[0], ''))) return;
  const words = (said[1] ?? '').replace(/(?<![.,])[.,]+$/u, '');
  facts.add('speech');
  put('speech', words.charAt(0).toUpperCase() + words.slice(1));
  const count = words.split(/\s+/u).length;
  put('speechWords', count > 1 ? COUNTS[count] : undefined);
}

const LEADS = wordSet(
  'yesterday today tonight so well last this week morning night month just finally apparently literally ok okay',
);
const DETERMINERS = wordSet('a an the my our his her their your this that some another one');
const ACTORS = [
  ...wordSet(
    'pet animal child spouse parent relative boss colleague client neighbor server professional machine stranger person vehicle food plant gadget',
  ),
];

/** The subject of the first clause, as facts "actor:…" and as `{subject}`, its name in a later line. */
export function addPeople(
  put: Put,
  facts: Set<string>,
  tokens: readonly Token[],
  whole: boolean,
): void {
  const others = tokens.some(
    ({ classes, low }) =>
      classes.has('person') || classes.has('name') || /^(?:he|she|they|him|her|them)$/u.test(low),
  );
  if (!others) facts.add('alone');
  let at = 0;
  while (LEADS.has(tokens[at]?.low ?? '')) at += 1;
  const first = tokens[at];
  if (!first) return;
  if (/^i(?:'(?:m|ve|d|ll))?$/u.test(first.low)) return void facts.add('actor:me');
  if (/^we(?:'(?:re|ve|d|ll))?$/u.test(first.low)) return void facts.add('actor:us');
  if (
    /^(?:nobody|no-one)$/u.test(first.low) ||
    (first.low === 'no' && tokens[at + 1]?.low === 'one')
  )
    return void facts.add('actor:nobody');
  if (isPastForm(first) && !first.classes.has('person')) return void facts.add('actor:me');
  const end = subjectEnd(tokens, at);
  const head = tokens[end];
  if (!head) return;
  // "My son and I" is plural.
  const next = tokens[end + 1];
  if (next?.low === 'and' && next.sentence === head.sentence && !next.breaks) {
    if (/^(?:i|me|myself)$/u.test(tokens[end + 2]?.low ?? '')) facts.add('actor:us');
    return;
  }
  const names = ACTORS.filter((name) => head.classes.has(name));
  for (const name of names) facts.add(`actor:${name}`);
  if (names.length === 0 && head.classes.has('name') && end === at) facts.add('actor:name');
  else if (names.length === 0 && DETERMINERS.has(first.low)) facts.add('actor:thing');
  const isPlural =
    isPluralForm(head.low) || /^(?:people|children|men|women|kids|parents)$/u.test(head.low);
  if (!whole || isPlural || (names.length === 0 && (end !== at || !isNameLike(head)))) return;
  const words = subjectWords(tokens.slice(at, end + 1), names);
  put('subject', words);
  put('speaker', words);
  put('yourSubject', words.replace(/^(?:my|our) /iu, 'your '));
  facts.add('singular');
}

function subjectEnd(tokens: readonly Token[], at: number): number {
  const named = DETERMINERS.has(tokens[at]?.low ?? '');
  if (!named) return at;
  for (let end = at + 1; end < Math.min(tokens.length, at + 4); end += 1) {
    const next = tokens[end + 1];
    if (
      !next ||
      next.breaks ||
      next.low === 'and' ||
      isPastForm(next) ||
      PAST_VERBS.has(next.low) ||
      FINITE.has(next.low) ||
      isVerbOf(tokens[end], next)
    )
      return end;
  }
  return at;
}

/** "My husband snores", "my cat doesn't": a verb after a person or animal is its predicate. */
function isVerbOf(head: Token | undefined, { low }: Token): boolean {
  const isVerb = low.endsWith("n't") || verbByForm('third', low) || verbByForm('past', low);
  return Boolean(isVerb) && ACTORS.some((name) => head?.classes.has(name));
}

/** A word without a class may be a name, unless it is a determiner or verb ("Buy milk"). */
function isNameLike({ low, classes }: Token): boolean {
  return classes.has('name') || (!DETERMINERS.has(low) && verbByForm('base', low) === undefined);
}

/** How a later line names the subject: with its determiner, or with the one that was left out ("Husband snores"). */
function subjectWords(tokens: readonly Token[], names: readonly string[]): string {
  const words = tokens.map(({ text }) => text);
  const { low, classes } = tokens[0] as Token;
  if (DETERMINERS.has(low)) words[0] = /^(?:my|our|his|her|their|the)$/u.test(low) ? low : 'the';
  else if (
    tokens.length === 1 &&
    names.length > 0 &&
    !classes.has('name') &&
    !classes.has('parent')
  )
    words[0] = `${names.includes('relative') || names.includes('boss') ? 'my' : 'the'} ${low}`;
  return words.join(' ');
}

const FINITE = wordSet(
  'is are was were has have had does do did will would can could should must just finally never always still keeps keep refuses thinks wants loves hates likes says needs ate left put accidentally only also',
);

const THINGS = [
  ...wordSet(
    'food drink gadget appliance robot officemachine garment furniture carried document instrument plant vehicle',
  ),
];

/** `{place}`: "the gym", "IKEA". */
export function addPlace(put: Put, tokens: readonly Token[]): void {
  const lowAt = (at: number) => tokens[at]?.low ?? '';
  const isIn = (at: number) => /^(?:in|at|inside)$/u.test(lowAt(at));
  const at = tokens.findIndex(
    ({ classes, modifies }, index) =>
      index > 1 &&
      classes.has('place') &&
      !modifies &&
      (isIn(index - 1) || /^(?:the|a|my|our)$/u.test(lowAt(index - 1))),
  );
  const place = tokens[at];
  if (!place) return;
  const lead = lowAt(at - 1);
  if (isIn(at - 1)) put('place', /^[A-Z]/u.test(place.text) ? place.text : undefined);
  else if (isIn(at - 2)) put('place', `${lead === 'a' ? 'the' : lead} ${place.low}`);
}

function isPluralForm(low: string): boolean {
  return low.endsWith('s') && !low.endsWith('ss');
}

const OWNED = /^(?:a|an|the|my|our|his|her|their)$/u;

/** `{object}`, the first noun phrase after the verb, and `{it}`, its pronoun in a later line. */
export function addObject(put: Put, tokens: readonly Token[]): void {
  const at = tokens.findIndex(({ low }, index) => index > 0 && OWNED.test(low));
  const [verb, first] = [tokens[at - 1], tokens[at]];
  if (!first || !verb || !isPastForm(verb)) return;
  let end = at + 1;
  while (
    end < tokens.length - 1 &&
    end - at < 3 &&
    isPartOfNoun(tokens[end + 1]) &&
    (tokens[end]?.classes.size === 0 || tokens[end]?.modifies)
  )
    end += 1;
  const head = tokens[end];
  if (
    !head ||
    head.sentence !== first.sentence ||
    !isPartOfNoun(head) ||
    head.classes.size === 0 ||
    ['person', 'animal', 'name'].some((name) => head.classes.has(name))
  )
    return;
  const words = tokens.slice(at, end + 1).map(({ text }) => text);
  put('object', words.join(' '));
  put('it', isPluralForm(head.low) ? 'them' : 'it');
}

const NOT_NOUN = pattern(
  'u',
  /^/u,
  words(
    'in on at to from with into for of by about after before during and but or because so while when that which who again',
    'today yesterday twice then i we he she it they out off up down back',
  ),
  /$/u,
);

function isPartOfNoun(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    !token.breaks &&
    !NOT_NOUN.test(token.low) &&
    !token.low.endsWith('ly') &&
    !OWNED.test(token.low)
  );
}

/** `{thing}`, the only concrete thing that the text names, without its determiner. */
export function addThings(put: Put, tokens: readonly Token[]): void {
  const things = tokens.filter(
    (token) => !token.modifies && THINGS.some((name) => token.classes.has(name)),
  );
  const [thing] = things;
  if (thing && things.length === 1 && !isPluralForm(thing.low)) put('thing', thing.low);
}
