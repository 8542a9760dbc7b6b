import { either, pattern } from './pattern-parts.ts';
import topicData from './topics.json' with { type: 'json' };
import { isAlive, isKnownNoun, isMass, isPerson, isPlural } from './nouns.ts';
import { isGuarded } from './sensitive.ts';
import { isFiniteVerb } from './finite-verb.ts';
import { ADJECTIVES, DETERMINERS, PREPOSITIONS, wordSet } from './words.ts';

/** Decides which sentences a topic fits. */
export const TOPIC_KINDS = ['matter', 'doing', 'thing', 'folk', 'news', 'plea'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];
/** `named`: a proper name, such as a new product. */
export type Topic = { say: string; kind: TopicKind; named?: boolean };

type Known = Topic & { pattern: RegExp };
type Found = Topic & { score: number; at: number; hits: number };

const KNOWN: readonly Known[] = topicData.map(([say = '', words = '', kind]) => ({
  say,
  kind: TOPIC_KINDS.find((each) => each === kind) ?? kindOf(say),
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?:${words})(?![\p{L}\p{N}-])`, 'giu'),
}));

/** Subjects that many posts mention in passing. */
const WEAK = wordSet(
  'Mondays Fridays weekends growth success data trust planning travel strategy happiness',
);
const MAX_COUNTED = 4;
const SPREAD = 4000;

/** Gerunds such as "hiring" and "cold calling" are activities; "training" and "meeting" are not. */
function kindOf(say: string): TopicKind {
  return /(?<!meet|build|train|brand)ing$/iu.test(say) ? 'doing' : 'matter';
}

/** Whether the word is a known subject ("email", "SEO"). */
export function isSubject(word: string): boolean {
  return KNOWN.some(({ pattern }) => word.replace(pattern, '') === '');
}

/** Words that may follow a noun phrase. */
const FOLLOWING = pattern(
  'u',
  /^/u,
  either(
    /and|or|but|that|which|who|than|then|as|so|because|when|while|if|where|after|before|until|again|today|yesterday|tomorrow/u,
    /now|here|there|too|also|just|still|never|always|already|really|is|was|are|were|i|we|you|he|she|they|it|not|ever|last/u,
    /this|next|every|\w+ly|\w+ed|\w+ing/u,
  ),
  /$/u,
);

/** Whether the noun modifies another one: the gym in "the gym exit". */
function isModifier(hit: RegExpExecArray, text: string): boolean {
  const [noun] = hit;
  return !isPlural(noun.toLowerCase()) && namesAnother(noun, text.slice(hit.index + noun.length));
}

/** Whether the next word continues the noun phrase: "gym" before " exit". */
function namesAnother(noun: string, rest: string): boolean {
  const next = /^\s(\p{Ll}+)/u.exec(rest)?.[1];
  if (next === undefined) return false;
  if (isKnownNoun(next)) return true;
  const tokens = [noun.toLowerCase(), next];
  return !isFiniteVerb(tokens, 1) && !PREPOSITIONS.has(next) && !FOLLOWING.test(next);
}

/** Whether the word is part of a name: HR in "the Baltic HR Days". */
function isInName(hit: RegExpExecArray, text: string): boolean {
  const before = /\p{Lu}\p{Ll}+ $/u.test(justBefore(text, hit.index));
  return before && /^ \p{Lu}\p{Ll}+/u.test(text.slice(hit.index + hit[0].length));
}

/** The last words before a place. All of a text again for each match takes quadratic time. */
const justBefore = (text: string, at: number) => text.slice(Math.max(0, at - MAX_BEFORE), at);
const MAX_BEFORE = 80;

/** "our little podcast" becomes "your podcast". */
function ownOf(hit: RegExpExecArray, text: string): string | undefined {
  const noun = hit[0].toLowerCase();
  const before = /\b(?:my|our) ((?:[a-z]+ ){0,2})$/iu.exec(justBefore(text, hit.index));
  if (!before || !/^[a-zé]+$/u.test(noun) || !describesNoun(before[1] ?? '')) return undefined;
  return isKnownNoun(noun) ? `your ${noun}` : undefined;
}

function knownTopics(text: string): Found[] {
  return KNOWN.flatMap(({ say, kind, pattern }) => {
    const all = [...text.matchAll(pattern)].filter((hit) => !isInName(hit, text));
    const passing = kind === 'thing' || WEAK.has(say);
    const hits = passing ? all.filter((hit) => !isModifier(hit, text)) : all;
    const [first] = hits;
    if (!first) return [];
    const several = say.includes(' ') ? 0.4 : 0;
    const base = WEAK.has(say) ? 0.4 : 1.2 + several;
    const score = base + Math.min(hits.length, MAX_COUNTED);
    const own = kind === 'thing' ? ownOf(first, text) : undefined;
    return [{ say: own ?? say, kind, score, at: first.index, hits: hits.length }];
  });
}

const OWNED =
  /(?<![\p{L}-])(my|our|their|a|an|the|this)\s((?:[a-z]+\s){0,2}?)([a-z]+)(?![\p{L}\p{N}-]|'s)/giu;
/** Nouns that are too general or ambiguous for a topic. */
const GENERAL =
  wordSet(`account app back background bar bit board body book boss bottom call card case chance change chapter child circle client comment company computer cost couple course crowd cup customer date day
  daughter deal decision dollar door drive employee end evening event example eye face fact family father feed finger fire floor foot friend front fun future game glass goal group half hand head heart hole hour
  house idea industry job journey key kid kind lesson letter level life light line link list lot man market member message method middle mind minute mistake moment money month morning mother mouth name nature night nose
  note offer office opportunity order page pain part partner position party past path people person phone piece place plate point post president problem process product question race raise rain reason record rest result review ring
  road role room rule run sale seat second sense shift shoe shoulder side sister skill sky son space stage star start state step stone story stranger street student summer sun switch system table talk task team
  test thing thought tie time tip top track training trip truth type user value version view voice wall war water way week weekend while window winner winter woman word work worker world worm year yard
  dream meeting email emails coffee job interview resume résumé cv husband wife man culture success leadership mail watch`);

/** "a broken office printer" becomes "the printer", "my dog" becomes "your dog". Known nouns only, no persons. */
function ownTopics(text: string): Found[] {
  const found = new Map<string, Found>();
  for (const match of text.matchAll(OWNED)) {
    const [all, determiner = '', between = '', word = ''] = match;
    const noun = word.toLowerCase();
    if (!isKnownNoun(noun) || isGeneral(noun) || isPerson(noun)) continue;
    const rest = text.slice(match.index + all.length);
    if (namesAnother(noun, rest) || !describesNoun(between)) continue;
    const own = /^(?:my|our)$/iu.test(determiner);
    if (isPlural(noun) && !own && !/^the$/iu.test(determiner)) continue;
    const say = own ? `your ${noun}` : isMass(noun) ? noun : `the ${noun}`;
    const weight = own || isAlive(noun) ? 1.1 : 0.8;
    const known = found.get(noun);
    if (known) {
      known.score += weight;
      known.hits += 1;
    } else {
      found.set(noun, { say, kind: 'thing', score: weight + 0.6, at: match.index, hits: 1 });
    }
  }
  return [...found.values()];
}

const PLURAL = /(?<![\p{L}'-])([a-z]{3,}s)(?![\p{L}\p{N}'-])/gu;

/** Plurals without a determiner: "voicemails", "pigeons". */
function pluralTopics(text: string): Found[] {
  return [...text.matchAll(PLURAL)].flatMap((match) => {
    const noun = match[1] ?? '';
    const leading = justBefore(text, match.index);
    const before = leading
      .toLowerCase()
      .split(/[^a-z']+/u)
      .slice(-2, -1);
    const after = /^\s([a-z]+)/iu.exec(text.slice(match.index + noun.length))?.[1] ?? '';
    if (!isKnownNoun(noun) || !isPlural(noun) || isGeneral(noun) || isPerson(noun)) return [];
    if (isFiniteVerb([...before, noun], before.length) || DETERMINERS.has(before[0] ?? ''))
      return [];
    if (/\d\s$/u.test(leading)) return [];
    if (isKnownNoun(after.toLowerCase())) return [];
    return [{ say: noun, kind: 'thing' as const, score: 1.5, at: match.index, hits: 1 }];
  });
}

const isGeneral = (noun: string) =>
  GENERAL.has(noun) ||
  GENERAL.has(noun.replace(/s$/u, '')) ||
  GENERAL.has(noun.replace(/ies$/u, 'y'));

function describesNoun(between: string): boolean {
  const words = between.trim().toLowerCase().split(' ').filter(Boolean);
  return words.every(
    (word) => ADJECTIVES.has(word) || isKnownNoun(word) || /(?:ed|ive|ful|ic|al)$/u.test(word),
  );
}

const NEW_NAME = pattern(
  'u',
  /\b(?:[Ii]ntroducing|[Ll]aunch(?:ed|ing)?|[Ss]ay hello to|[Pp]roud to present)\s(?:our |the |my )?(?:new )?/u,
  /(?:app |product |tool |startup |company )?(?:called )?(\p{Lu}[\p{L}\p{N}]{2,14}(?:\s\p{Lu}[\p{L}\p{N}]{1,14})?)/u,
  /(?![\p{L}\p{N}'-])/u,
);
const NO_NAME =
  /^(?:the|our|my|a|an|this|new|version|day|today|in|on|it|your|what|how|why|monday|tuesday|wednesday|thursday|friday)\b/iu;

function namedTopic(text: string): Found[] {
  const match = NEW_NAME.exec(text);
  const name = match?.[1];
  if (!match || name === undefined || NO_NAME.test(name) || /^\p{Lu}+$/u.test(name)) return [];
  return [{ say: name, kind: 'thing', named: true, score: 6, at: match.index, hits: 2 }];
}

/** Words with the same first letters count as equal. */
const STEM = 5;
/** In a post this short every noun counts. */
const SHORT_POST = 160;
/** Length of the opening, where topics are named. */
const OPENING = 120;

/** Whether the noun occurs twice, early, or in a short post. */
function isProminent({ hits, at }: Found, text: string): boolean {
  return hits > 1 || at < OPENING || text.length <= SHORT_POST;
}

/** Whether two phrases name the same thing: "salaries" and "the salary". */
function isSameTopic(said: string, bare: string): boolean {
  if (said.includes(bare) || bare.includes(said)) return true;
  const stems = said.split(' ').map((word) => word.slice(0, STEM));
  return bare.split(' ').some((word) => word.length >= STEM && stems.includes(word.slice(0, STEM)));
}

/** The two main topics of a post as noun phrases, best first. */
export function findTopics(text: string): Topic[] {
  const found = [
    ...namedTopic(text),
    ...knownTopics(text),
    ...ownTopics(text),
    ...pluralTopics(text),
  ]
    .filter((each) => !isGuarded(each.say) && isProminent(each, text))
    .map((each) => ({ ...each, score: each.score + 1 - each.at / SPREAD }))
    .toSorted((left, right) => right.score - left.score);
  const told: Topic[] = [];
  for (const { say, kind, named = false } of found) {
    const bare = say.replace(/^(?:your|the) /u, '');
    if (told.length === 2) break;
    if (!told.some(({ say: other }) => isSameTopic(other, bare))) told.push({ say, kind, named });
  }
  return told;
}
