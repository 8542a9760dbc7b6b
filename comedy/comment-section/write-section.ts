import { hashText, type Random, randomFrom, shuffled } from '../story/random.ts';
import {
  COMMENT_BANK_HASH,
  type CommentLine,
  fieldsOf,
  linesOf,
  type Sayable,
  type Sayings,
  sayLine,
} from './comment-line.ts';
import { type PostFacts, readFacts, sayingsOf, type Spared } from './facts.ts';
import { MAX_ROLLS, MAX_SEED } from './section-limits.ts';
import { ANSWERS, type Persona, PERSONA_FILES, PERSONAS, REGULARS } from './personas.ts';

/** Increase it when the same banks give other words. */
const COMMENT_ENGINE_VERSION: string = '3';

export type HouseComment = {
  /** The key for re-rolls: the persona, or "sane.pitch" for an answer. */
  key: string;
  persona: Persona;
  /** The kind of commenter: "The agreer". */
  label: string;
  name: string;
  headline: string;
  text: string;
  likes: number;
  /** The name of the commenter it answers; null for a comment on the post. */
  answers: string | null;
  /** Words and numbers quoted from the post. */
  repeats: readonly string[];
  lineId: string;
};

export type CommentSection = {
  /** Grave and empty posts get no comments, posts in other languages gentle ones. */
  spared: Spared;
  comments: readonly HouseComment[];
  /** Engine version and bank hash: with post, seed and rolls they reproduce the section. */
  engine: string;
};

export type SectionOptions = {
  /** Selects cast and lines; 0 is the first section shown. */
  seed?: number;
  /** Number of re-rolls by comment key; unknown keys are ignored. */
  rolls?: Readonly<Record<string, number>>;
};

/**
 * Writes eight comments on a post and up to two answers. Reads 4,000 characters of any string. The same post, seed and
 * rolls give the same result, and a comment depends only on its own roll.
 */
export function writeCommentSection(post: string, options: SectionOptions = {}): CommentSection {
  const facts = readFacts(post);
  const engine = `${COMMENT_ENGINE_VERSION}+${COMMENT_BANK_HASH}`;
  if (facts.spared === 'grave' || facts.spared === 'empty')
    return { spared: facts.spared, comments: [], engine };
  const seed = bounded(options.seed, MAX_SEED);
  const setting: Setting = {
    facts,
    key: JSON.stringify([post.trim(), seed]),
    rolls: options.rolls ?? {},
  };
  const random = randomFrom(`${setting.key} cast`);
  const people = castOf(facts, random).map((persona) => personOf(persona, setting));
  const answers = answersAmong(people, facts, random);
  const comments = people.flatMap((person) => {
    const own = commentOf(setting, person, null);
    const below = answers.filter(({ to }) => to === person);
    return [own, ...below.map(({ by, to }) => commentOf(setting, by, to))].filter(
      (each) => each !== undefined,
    );
  });
  return { spared: facts.spared, comments, engine };
}

type Setting = { facts: PostFacts; key: string; rolls: Readonly<Record<string, number>> };
type Person = { persona: Persona; place: number; name: string; headline: string };

function bounded(number: number | undefined, most: number): number {
  return number === undefined || Number.isNaN(number)
    ? 0
    : Math.min(Math.max(Math.trunc(number), 0), most);
}

/** The regulars and one more persona in random order; "sane" comes late. */
function castOf({ spared }: PostFacts, random: Random): Persona[] {
  const others = PERSONAS.filter((persona) => !REGULARS.includes(persona));
  const cast = spared === 'foreign' ? [...REGULARS] : [...REGULARS, random.pick(others)];
  const mixed: Persona[] = shuffled(
    cast.filter((persona) => persona !== 'sane'),
    random,
  );
  mixed.splice(mixed.length - random.between(0, 2), 0, 'sane');
  return mixed;
}

function personOf(persona: Persona, { facts, key }: Setting): Person {
  const random = randomFrom(`${key} ${persona} person`);
  const place = PERSONAS.indexOf(persona);
  const name = random.pick(PERSONA_FILES[persona].names);
  const offers = offersOf(facts, { by: name, to: null, turn: place, device: undefined });
  const headlines = linesOf(persona).headlines.filter((headline) =>
    fieldsOf(headline).every((field) => offers.has(field)),
  );
  return { persona, place, name, headline: sayLine(random.pick(headlines), offers, random) };
}

type Answer = { by: Person; to: Person };
const SECOND_ANSWER = 0.55;

/** One answer, and often a second one by another pair. */
function answersAmong(people: readonly Person[], { spared }: PostFacts, random: Random): Answer[] {
  if (spared === 'foreign') return [];
  const find = (persona: Persona) => people.find((person) => person.persona === persona);
  const pairs = shuffled(ANSWERS, random).flatMap(([one, other]) => {
    const [by, to] = [find(one), find(other)];
    return by && to ? [{ by, to }] : [];
  });
  const [first] = pairs;
  if (!first) return [];
  const second = pairs.find(({ by, to }) => by !== first.by && to !== first.to);
  return second && random.next() < SECOND_ANSWER ? [first, second] : [first];
}

function commentOf(setting: Setting, by: Person, to: Person | null): HouseComment | undefined {
  const { persona, name, headline } = by;
  const { key, rolls } = setting;
  const own = to ? `${persona}.${to.persona}` : persona;
  const roll = bounded(Object.hasOwn(rolls, own) ? rolls[own] : 0, MAX_ROLLS);
  const draft = draftOf(setting, by, to, `${key} ${own}`, roll);
  if (!draft) return undefined;
  const { label, liked } = PERSONA_FILES[persona];
  const [least = 0, most = 0] = liked;
  const likes = least + (hashText(`${key} ${own} ${roll} likes`) % (most - least + 1));
  return { key: own, persona, label, name, headline, likes, answers: to?.name ?? null, ...draft };
}

function draftOf(
  { facts }: Setting,
  by: Person,
  to: Person | null,
  key: string,
  roll: number,
): Draft | undefined {
  const { lines, answers } = linesOf(by.persona);
  const pool = (to ? answers : lines).filter((line) => suits(line, facts, to));
  const sound: Draft[] = [];
  for (const [index, line] of shuffleByWeight(pool, facts, randomFrom(key)).entries()) {
    const said = { by: by.name, to: to?.name ?? null, turn: by.place + index, device: line.device };
    const draft = drafted(line, facts, said, `${key} ${line.id}`);
    if (draft) sound.push(draft);
    if (sound.length > roll) break;
  }
  return sound[roll % sound.length];
}

/** Weighted shuffle: specific lines tend to come first. */
function shuffleByWeight(
  pool: readonly CommentLine[],
  facts: PostFacts,
  random: Random,
): CommentLine[] {
  return pool
    .map((line) => ({ line, chance: random.next() ** (1 / weightOf(line, facts)) }))
    .toSorted((one, other) => other.chance - one.chance)
    .map(({ line }) => line);
}

const GENERIC = 0.12;
/** With fewer quotes, lines that quote get a lower weight. */
const MANY_QUOTES = 4;

/** The weight of a line: higher the more it depends on this post. */
function weightOf(line: CommentLine, { guilty, quotes, reading }: PostFacts): number {
  const { device, category, to } = line;
  const says = (...fields: Sayable[]) => fields.some((field) => line.fields.includes(field));
  if (says('foil')) return 6;
  if (device !== undefined) return guilty.get(device) === undefined ? 2.5 : 3;
  if (category !== undefined || to !== undefined) return 2.5;
  if (says('number', 'person', 'topic2')) return 2;
  const isQuote = says('quote') || (reading.topic === undefined && says('it'));
  if (isQuote) return 1.5 * Math.min(1, quotes.length / MANY_QUOTES) ** 3;
  if (says('it', 'topic', 'bare', 'title')) return 1.5;
  if (says('guilty')) return 1;
  return says('lines') ? 0.6 : GENERIC;
}

const ABOUT: readonly Sayable[] = ['it', 'topic', 'bare', 'title'];

/** Whether category, device, persona and topic of a line fit the post. */
function suits(line: CommentLine, facts: PostFacts, to: Person | null): boolean {
  const { category, sour, topic, topicKind } = facts.reading;
  if (line.foreign !== (facts.spared === 'foreign')) return false;
  if (line.category !== undefined && line.category !== category) return false;
  if (line.device !== undefined && !facts.guilty.has(line.device)) return false;
  if (line.to !== undefined && line.to !== to?.persona) return false;
  if (sour && line.praises) return false;
  if (line.takes === undefined || !ABOUT.some((field) => line.needs.includes(field))) return true;
  return line.takes.has(topic === undefined ? 'quote' : (topicKind ?? 'matter'));
}

type Said = { by: string; to: string | null; turn: number; device: number | undefined };

function offersOf(facts: PostFacts, { by, to, turn, device }: Said): Sayings {
  const sayings = sayingsOf(facts, turn, device).set('self', firstName(by));
  return to === null ? sayings : sayings.set('other', firstName(to));
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

/** Holes that are filled verbatim from the post. */
const VERBATIM: readonly Sayable[] = ['quote', 'guilty', 'number'];
const MAX_LENGTH = 320;

type Draft = Pick<HouseComment, 'text' | 'repeats' | 'lineId'>;

function drafted(line: CommentLine, facts: PostFacts, by: Said, key: string): Draft | undefined {
  const offers = offersOf(facts, by);
  if (!line.needs.every((need) => offers.has(need))) return undefined;
  const text = sayLine(line.wording, offers, randomFrom(key));
  if (text.length > MAX_LENGTH || hasOpenQuote(text)) return undefined;
  const { fields } = line;
  const told = VERBATIM.flatMap((field) =>
    fields.includes(field) ? [offers.get(field) ?? ''] : [],
  );
  const isQuote = fields.includes('it') && facts.reading.topic === undefined;
  const repeats = isQuote ? [...told, (offers.get('it') ?? '').slice(1, -1)] : told;
  return { text, repeats, lineId: line.id };
}

function hasOpenQuote(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 !== 0 || count('(') !== count(')');
}
