import { isKnownNoun } from './nouns.ts';
import { NOUN_LIKE, regularVerb, verbByForm, type VerbForms } from './verbs.ts';
import { CLASSES_OF } from './word-classes.ts';
import { ADJECTIVES, ADVERBS, DETERMINERS, wordSet } from './words.ts';

/** The forms of a deed that a sentence can take: "forgetting my name", "forgot my name", "forget my name". */
type Deed = { ger: string; past?: string; base?: string };

/** The holes beside `{x}` that a captured deed fills. */
export const DEED_FORMS = ['ger', 'past', 'base'] as const satisfies readonly (keyof Deed)[];

/** The verb of a deed, and what of its words is left after it. `aside` is an adverb or "not". */
type Found = { ger: string; verb?: VerbForms; aside: readonly string[]; after: readonly string[] };

const NOT = /^(?:did|does|do|was|is|has|had|were|are|have)n't$/u;
const MODALS = wordSet(
  "will would can could shall should may might must won't wouldn't can't couldn't cannot shouldn't",
);
const OBJECTS = wordSet('me us him her them it you everyone everything nobody nothing');
const EARLY = wordSet('also even still just always never often now then once simply');
/** These say how a deed begins or goes on, and are followed by the deed itself: "keeps forgetting my name". */
const GOES_ON = wordSet('keeps kept keep');
const STARTS = wordSet('starts started begins began');
/** More adverbs than this are no deed. */
const MOST_ASIDE = 2;
/** Words with the ending of a verb that are none. */
const NO_VERB = wordSet(
  'bed red shed hundred naked wicked tired bored sacred indeed need seed feed',
);

/** Reads a deed that is told of anyone, "always forgets my name", by its first verb. Undefined without one, or after "will" and the like. */
export function readDeed(words: readonly string[]): Deed | undefined {
  const found = findDeed(words, []);
  if (!found) return undefined;
  const { ger, verb, aside, after } = found;
  const say = (form: string) => [...aside, form, ...after].join(' ');
  if (!verb || verb.base === 'be' || aside.includes('not')) return { ger: say(ger) };
  return { ger: say(ger), past: say(verb.past), base: say(verb.base) };
}

function findDeed(words: readonly string[], aside: readonly string[]): Found | undefined {
  const [word = '', ...after] = words;
  const low = word.toLowerCase();
  if (aside.length > MOST_ASIDE) return undefined;
  const isEarly = ADVERBS.has(low) || EARLY.has(low) || /.ly$/u.test(low);
  if (isEarly) return findDeed(after, [...aside, low]);
  if (low === '' || MODALS.has(low) || DETERMINERS.has(low)) return undefined;
  const next = after[0]?.toLowerCase() ?? '';
  if (GOES_ON.has(low) && isGerund(next)) return ongoing(next, after.slice(1), aside);
  if (NOT.test(low)) return afterAuxiliary(low, after, [...aside, 'not']);
  if (/^(?:did|does|do)$/u.test(low) && next === 'not')
    return afterAuxiliary(low, after.slice(1), [...aside, 'not']);
  return afterAuxiliary(low, after, aside) ?? plainVerb(low, after, aside);
}

function ongoing(ger: string, after: readonly string[], aside: readonly string[]): Found {
  const verb = verbByForm('ger', ger);
  return { ger, ...(verb && { verb }), aside, after };
}

/** "Is singing", "was late", "has eaten", "didn't reply". */
function afterAuxiliary(
  low: string,
  after: readonly string[],
  aside: readonly string[],
): Found | undefined {
  const [next = '', ...rest] = after;
  const verb = next.toLowerCase();
  if (/^(?:is|was|are|were)(?:n't)?$/u.test(low)) {
    if (verb === '') return undefined;
    if (ADVERBS.has(verb) || /^(?:not|always|never|still)$/u.test(verb))
      return afterAuxiliary(low, rest, [...aside, verb]);
    return isGerund(verb) ? ongoing(verb, rest, aside) : { ger: 'being', aside, after };
  }
  if (/^(?:has|had|have)(?:n't)?$/u.test(low)) {
    if (ADVERBS.has(verb) || /^(?:not|never|always)$/u.test(verb))
      return afterAuxiliary(low, rest, [...aside, verb]);
    const done = verbByForm('participle', verb) ?? verbByForm('past', verb);
    if (done && !ADJECTIVES.has(verb)) return { ger: done.ger, verb: done, aside, after: rest };
    return undefined;
  }
  const base = /^(?:did|does|do)(?:n't)?$/u.test(low) ? verbByForm('base', verb) : undefined;
  return base && { ger: base.ger, verb: base, aside, after: rest };
}

function plainVerb(
  low: string,
  after: readonly string[],
  aside: readonly string[],
): Found | undefined {
  const verb =
    verbByForm('past', low) ?? verbByForm('third', low) ?? bareVerb(low, after) ?? unknown(low);
  if (verb) {
    const next = after[0]?.toLowerCase() ?? '';
    const begun = STARTS.has(low) && isGerund(next) ? verbByForm('ger', next) : undefined;
    if (begun) return { ger: verb.ger, verb, aside, after: ['to', begun.base, ...after.slice(1)] };
    return { ger: verb.ger, verb, aside, after };
  }
  const ger = regularGerund(low);
  return ger === undefined ? undefined : { ger, aside, after };
}

/** "My kids refuse to eat", "we file it": a verb that is also a noun needs an object. */
function bareVerb(low: string, after: readonly string[]): VerbForms | undefined {
  const isSure =
    !NOUN_LIKE.has(low) || DETERMINERS.has(after[0] ?? '') || OBJECTS.has(after[0] ?? '');
  return isSure ? verbByForm('base', low) : undefined;
}

const isGerund = (low: string) =>
  verbByForm('ger', low) !== undefined || (/.{3}ing$/u.test(low) && !CLASSES_OF.has(low));

/** An unknown third person: "slurps". A known noun is none. */
function unknown(low: string): VerbForms | undefined {
  const stem = /(?:sh|ch|x|z|ss)es$/u.test(low) ? low.slice(0, -2) : low.slice(0, -1);
  const isThird = /^[a-z]{2,}[^aiousx]s$/u.test(low) || /(?:sh|ch|x|z|ss)es$/u.test(low);
  if (!isThird || isKnownNoun(low) || CLASSES_OF.has(low) || CLASSES_OF.has(stem)) return undefined;
  return regularVerb(low.endsWith('ies') ? `${low.slice(0, -3)}y` : stem);
}

/** The -ing form of an unknown verb: "yeeted" gives "yeeting", whether or not its base ends in "e". */
function regularGerund(past: string): string | undefined {
  if (past.length < 5 || !past.endsWith('ed') || NO_VERB.has(past) || ADJECTIVES.has(past))
    return undefined;
  if (past.endsWith('ied')) return `${past.slice(0, -3)}ying`;
  return past.endsWith('eed') ? `${past.slice(0, -1)}ing` : `${past.slice(0, -2)}ing`;
}
