import topicData from '../banks/replies/topics.json' with { type: 'json' };
import { isAlive, isKnownNoun, isMass, isPerson, isPlural } from '../language/nouns.ts';
import { isGuarded } from '../language/sensitive.ts';
import { isFiniteVerb } from '../language/finite-verb.ts';
import { ADJECTIVES, DETERMINERS, looksForeign } from '../language/words.ts';

type Known = { say: string; pattern: RegExp };
type Found = { say: string; score: number; at: number };

const KNOWN: readonly Known[] = topicData.map(([say = '', words = '']) => ({
  say,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?:${words})(?![\p{L}\p{N}-])`, 'giu'),
}));

/** Subjects that most posts touch and few are about. */
const WEAK = new Set([
  'Mondays',
  'Fridays',
  'weekends',
  'growth',
  'success',
  'data',
  'trust',
  'planning',
  'travel',
  'strategy',
  'happiness',
]);
const MOST_COUNTED = 4;
const SPREAD = 4000;

/** Whether the word alone is a subject we know ("email", "SEO"). */
export function isSubject(word: string): boolean {
  return KNOWN.some(({ pattern }) => word.replace(pattern, '') === '');
}

function knownTopics(text: string): Found[] {
  return KNOWN.flatMap(({ say, pattern }) => {
    const hits = [...text.matchAll(pattern)];
    const [first] = hits;
    if (!first) return [];
    const several = say.includes(' ') ? 0.4 : 0;
    const base = WEAK.has(say) ? 0.4 : 1.2 + several;
    return [{ say, score: base + Math.min(hits.length, MOST_COUNTED), at: first.index }];
  });
}

const OWNED =
  /(?<![\p{L}-])(my|our|a|an|the|this)\s((?:[a-z]+\s){0,2}?)([a-z]+)(?![\p{L}\p{N}-]|'s)/giu;
/** Nouns too general, or too often something else, to be what a post is about. */
const GENERAL = new Set(
  `account app back background bar bit board body book boss bottom call card case chance change chapter child circle client comment company computer cost couple course crowd cup customer date day
  daughter deal decision dollar door drive employee end evening event example eye face fact family father feed finger fire floor foot friend front fun future game glass goal group half hand head heart hole hour
  house idea industry job journey key kid kind lesson letter level life light line link list lot man market member message method middle mind minute mistake moment money month morning mother mouth name nature night nose
  note offer office opportunity order page pain part partner party past path people person phone piece place plate point post president problem process product question race raise rain reason record rest result review ring
  road role room rule run sale seat second sense shift shoe shoulder side sister skill sky son space stage star start state step stone story stranger street student summer sun switch system table talk task team
  test thing thought tie time tip top track training trip truth type user value version view voice wall war water way week weekend while window winner winter woman word work worker world worm year yard
  dream meeting email emails coffee job interview resume résumé cv husband wife man culture success leadership mail watch`
    .trim()
    .split(/\s+/u),
);

/** "a broken office printer" → "the printer"; "my dog" → "your dog". Only nouns we know, never persons. */
function ownTopics(text: string): Found[] {
  const found = new Map<string, Found>();
  for (const match of text.matchAll(OWNED)) {
    const [all, determiner = '', between = '', word = ''] = match;
    const noun = word.toLowerCase();
    if (!isKnownNoun(noun) || isGeneral(noun) || isPerson(noun)) continue;
    const rest = text.slice(match.index + all.length);
    const next = /^\s([a-z]+)/iu.exec(rest)?.[1]?.toLowerCase() ?? '';
    if (isKnownNoun(next) || !describesNoun(between)) continue;
    const own = /^(?:my|our)$/iu.test(determiner);
    if (isPlural(noun) && !own && !/^the$/iu.test(determiner)) continue;
    const say = own ? `your ${noun}` : isMass(noun) ? noun : `the ${noun}`;
    const weight = own || isAlive(noun) ? 1.1 : 0.8;
    const known = found.get(noun);
    if (known) known.score += weight;
    else found.set(noun, { say, score: weight + 0.6, at: match.index });
  }
  return [...found.values()];
}

const PLURAL = /(?<![\p{L}'-])([a-z]{3,}s)(?![\p{L}\p{N}'-])/gu;

/** "voicemails", "pigeons": what is spoken of in general. */
function pluralTopics(text: string): Found[] {
  return [...text.matchAll(PLURAL)].flatMap((match) => {
    const noun = match[1] ?? '';
    const before = text
      .slice(0, match.index)
      .toLowerCase()
      .split(/[^a-z']+/u)
      .slice(-2, -1);
    const after = /^\s([a-z]+)/iu.exec(text.slice(match.index + noun.length))?.[1] ?? '';
    if (!isKnownNoun(noun) || !isPlural(noun) || isGeneral(noun) || isPerson(noun)) return [];
    if (isFiniteVerb([...before, noun], before.length) || DETERMINERS.has(before[0] ?? ''))
      return [];
    return isKnownNoun(after.toLowerCase()) ? [] : [{ say: noun, score: 1.5, at: match.index }];
  });
}

const isGeneral = (noun: string) => GENERAL.has(noun) || GENERAL.has(noun.replace(/s$/u, ''));

function describesNoun(between: string): boolean {
  const words = between.trim().toLowerCase().split(' ').filter(Boolean);
  return words.every(
    (word) => ADJECTIVES.has(word) || isKnownNoun(word) || /(?:ed|ive|ful|ic|al)$/u.test(word),
  );
}

const NEW_NAME =
  /\b(?:[Ii]ntroducing|[Ll]aunch(?:ed|ing)?|[Ss]ay hello to|[Pp]roud to present)\s(?:our |the |my )?(?:new )?(?:app |product |tool |startup |company )?(?:called )?(\p{Lu}[\p{L}\p{N}]{2,14}(?:\s\p{Lu}[\p{L}\p{N}]{1,14})?)(?![\p{L}\p{N}'-])/u;
const NO_NAME =
  /^(?:the|our|my|a|an|this|new|version|day|today|in|on|it|your|what|how|why|monday|tuesday|wednesday|thursday|friday)\b/iu;

/** What has just been launched, by its name. */
function namedTopic(text: string): Found[] {
  const match = NEW_NAME.exec(text);
  const name = match?.[1];
  if (!match || name === undefined || NO_NAME.test(name) || /^\p{Lu}+$/u.test(name)) return [];
  return [{ say: name, score: 6, at: match.index }];
}

/** The two things a post is most about, as phrases for the middle of a sentence; none when nothing is sure. */
export function findTopics(text: string): string[] {
  if (looksForeign(text.toLowerCase().match(/[\p{L}']+/gu) ?? [])) return [];
  const found = [
    ...namedTopic(text),
    ...knownTopics(text),
    ...ownTopics(text),
    ...pluralTopics(text),
  ]
    .filter(({ say }) => !isGuarded(say))
    .map((each) => ({ ...each, score: each.score + 1 - each.at / SPREAD }))
    .toSorted((left, right) => right.score - left.score);
  const said: string[] = [];
  for (const { say } of found) {
    const bare = say.replace(/^(?:your|the) /u, '');
    if (!said.some((other) => other.includes(bare) || bare.includes(other))) said.push(say);
  }
  return said.slice(0, 2);
}
