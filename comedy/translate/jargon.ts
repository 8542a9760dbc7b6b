import { either, pattern } from '../language/pattern-parts.ts';
import tables from './banks/jargon.json' with { type: 'json' };
import { verbByForm } from '../language/verbs.ts';
import { DETERMINERS, wordPairs } from '../language/words.ts';

type Table<Value = string> = ReadonlyMap<string, Value>;
type Rewrite = readonly [pattern: RegExp, replacement: string];

const tableOf = <Value>(entries: Readonly<Record<string, Value>>): Table<Value> =>
  new Map(Object.entries(entries));
const rewritesOf = (rows: readonly string[][]): readonly Rewrite[] =>
  rows.map(([source = '', replacement = '']) => [new RegExp(source, 'iu'), replacement]);

/** Templates by the base form of a past-tense verb. `fillTemplate` explains the slash. */
export const VERBS = tableOf(tables.verbs);
/** The same for what a person has, wants or does regularly. */
export const PRESENT_VERBS = tableOf(tables.presentVerbs);
/** Phrases for adjectives after "am". */
export const JARGON_STATES = tableOf(tables.states);
/** Titles of people and things by their noun; "*" marks a plural. */
export const JARGON_NOUNS = tableOf(tables.nouns);
/** Subjects that are pronouns; "*" marks a plural. */
export const PRONOUNS = tableOf(tables.pronouns);
/** Subject and predicate for weather and light, where "it" refers to nothing. */
export const IMPERSONAL = tableOf(tables.impersonal);
/**
 * Rewrites of a predicate; the first match wins. `$1` is a captured group, kept as typed; {am}, {was}, {have}, {my} and {s}
 * agree with the subject.
 */
export const PREDICATES = rewritesOf(tables.patterns);
/** Rewrites of whole sentences that are no statement: requests, thanks and greetings. */
export const REQUESTS = rewritesOf(tables.requests);

const NOT_AN_OBJECT =
  /^(?:to|up|down|out|off|over|away|back|that|how|what|why|if|when|and|or|but|so|because|not|it|for|of|about|myself|him|her|them|me|us|you)$/iu;
const STARTS_ADVERBIAL = pattern(
  'iu',
  /^/u,
  either(
    /to|in|at|on|for|with|by|from|near|under|into|through|during|after|before|until|all|again|today|yesterday|early|late|home/u,
    /alone|outside|inside|upstairs|downstairs|indoors|outdoors|there|here|around|past|along|across|between|behind|beside/u,
    /against|towards?|onto|as|since|while|without|within|well|together|twice|once|every|last|next|tonight|tomorrow|sideways/u,
    /abroad/u,
  ),
  /$/u,
);
/** "Left the window open", "took it over to": the words after the object belong to the verb, which the template replaces. */
const CHANGES_VERB =
  /^\S+ .*\b(?:open|shut|closed|unlocked|unattended|running|over|out|back|off|away|apart|down|up)(?: |$)/iu;
const MANNER =
  /^(?!(?:family|jelly|belly|lily|bully|ally|fly|assembly|anomaly|monopoly|supply|reply|rally|early)$)\p{L}{2,}ly$/iu;

/**
 * Fills a verb template ("led the delivery of {}/shipped {}") with the words after the verb: the part before the slash
 * takes an object, the part after it an adverbial. Undefined where the template has no part for these words.
 */
export function fillTemplate(
  template: string | undefined,
  after: readonly string[],
): string | undefined {
  if (template === undefined) return undefined;
  const [withObject = '', without = ''] = template.split('/');
  // The particle of "slept in" belongs to the verb, which the template replaces.
  const rest = isParticle(after) ? after.slice(1) : after;
  const [first = ''] = rest;
  const object = rest.join(' ');
  const isAdverbial =
    MANNER.test(first) ||
    (STARTS_ADVERBIAL.test(first) && !(first === 'all' && DETERMINERS.has(rest[1] ?? '')));
  if (rest.length === 0 || isAdverbial)
    return without === '' ? undefined : without.replace('{}', object).trim();
  if (withObject === '' || NOT_AN_OBJECT.test(first) || CHANGES_VERB.test(object)) return undefined;
  // The object's own "to …" replaces the destination in the template.
  const filled = / to (?:everyone|everybody|all|an?|my|the|our|his|her|their)\b/iu.test(object)
    ? withObject.replace(/(?<=\{\}) to .*$/u, '')
    : withObject;
  return filled.replace('{}', object);
}

function isParticle([first = '', next]: readonly string[]): boolean {
  if (!/^(?:in|up|out|off|down|over)$/iu.test(first)) return false;
  return (
    next === undefined ||
    /^(?:again|today|yesterday|this|last|until|till|on|late|early|by|because)$/iu.test(next)
  );
}

const IRREGULAR_GERUNDS = wordPairs(
  'led leading took taking held holding ran running wound winding began beginning',
);

/** Turns a past-tense phrase into a gerund: "led the talks" gives "leading the talks". Undefined for an unknown verb. */
export function gerundOf(past: string): string | undefined {
  const [verb = '', ...others] = past.split(' ');
  const ger =
    IRREGULAR_GERUNDS.get(verb) ??
    verbByForm('past', verb)?.ger ??
    (verb.endsWith('ed') ? regularGerund(verb) : undefined);
  return ger === undefined ? undefined : [ger, ...others].join(' ');
}

// Wrong only for doubled letters ("planned"), which no template has.
function regularGerund(past: string): string | undefined {
  const stem = past.replace(/ed$/u, '');
  return /[^aeiou]$/u.test(stem) ? `${stem}ing` : undefined;
}
