import { wordSet, wordPairs } from '../language/words.ts';
import { verbByForm } from '../language/verbs.ts';
import type { Token } from '../language/tokens.ts';

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

const LEADS = wordSet(
  'yesterday today tonight so well last this week morning night month just finally apparently literally ok okay',
);
const DETERMINERS = wordSet('a an the my our his her their your this that some another one');
const ACTORS = [
  ...wordSet(
    'pet animal child spouse parent relative boss colleague client neighbor server professional machine stranger person vehicle food plant gadget',
  ),
];

/** The subject of the first clause, as facts "actor:…", and whether anyone else is named. */
export function addPeople(facts: Set<string>, tokens: readonly Token[]): void {
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

const FINITE = wordSet(
  'is are was were has have had does do did will would can could should must just finally never always still keeps keep refuses thinks wants loves hates likes says needs ate left put accidentally only also',
);

const THINGS = [
  ...wordSet(
    'food drink gadget appliance robot officemachine garment furniture carried document instrument plant vehicle',
  ),
];

function isPluralForm(low: string): boolean {
  return low.endsWith('s') && !low.endsWith('ss');
}

/** The only concrete thing that a text names, without its determiner. Undefined for none, several and plurals. */
export function onlyThing(tokens: readonly Token[]): string | undefined {
  const [thing, ...others] = tokens.filter(
    (token) => !token.modifies && THINGS.some((name) => token.classes.has(name)),
  );
  return thing && others.length === 0 && !isPluralForm(thing.low) ? thing.low : undefined;
}
