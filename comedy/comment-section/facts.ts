import { houseLines, MIN_HOUSE_LINES } from '../devices/house-lines.ts';
import { recogniseDevices, TAG_LINE } from '../devices/recognise.ts';
import { shapeLines as placedLinesOf } from '../devices/shapes.ts';
import { isGrave, isGraveBeyond } from '../grave/grave.ts';
import { IRREGULAR_PLURALS } from '../language/words.ts';
import { isApology } from '../replies/tone-detection.ts';
import { readPlain } from '../language/plain-letters.ts';
import { pieceLines, piecesOf } from '../replies/pieces.ts';
import { findQuotes, quotable } from '../replies/quote.ts';
import { readPart } from '../language/read-length.ts';
import { bareTopic, type PostReading, readPost } from '../replies/read-post.ts';
import type { Sayable } from './comment-line.ts';
import { isShown } from './evidence.ts';

/** Why a post gets no comments, or only gentle ones. */
export type Spared = 'grave' | 'foreign' | 'empty' | null;

/** The parts of a post that comments refer to. */
export type PostFacts = {
  spared: Spared;
  reading: PostReading;
  /** Quotes, best first. */
  quotes: readonly string[];
  /** Devices found, each with a quote of its line if one is possible. */
  guilty: ReadonlyMap<number, string | undefined>;
  /** Number of lines that are not blank. */
  lines: number;
  /** First name of the sane person of the story; only in posts that Broetry wrote. */
  foil: string | undefined;
};

const MAX_QUOTES = 10;

/**
 * Reads the first 4,000 characters of a post as people read them, and all of it for grave matter (docs/product.md §9); the
 * words to quote are as typed.
 */
export function readFacts(post: string): PostFacts {
  const plain = readPlain(readPart(post));
  const text = withoutTag(plain.text);
  const lines = pieceLines(text);
  const own = ownWordsOf(text);
  const reading = readingOf(text, own);
  const spared = isGraveBeyond(post) ? 'grave' : sparedAs(text, lines, reading, own);
  const count = countLines(text);
  if (spared === 'grave' || spared === 'empty')
    return { spared, reading, quotes: [], guilty: new Map(), lines: count, foil: undefined };
  const { foreign } = reading;
  const findings = recogniseDevices(text).filter((finding) => isShown(finding, text));
  const guilty = new Map(
    findings.map(({ device, quote }) => [device, foreign ? undefined : spoken(quote)] as const),
  );
  return {
    spared,
    reading: { ...reading, number: reading.number && plain.retyped(reading.number) },
    quotes: foreign ? [] : quotesOf(lines, reading, guilty).map(plain.retyped),
    guilty: new Map([...guilty].map(([device, said]) => [device, said && plain.retyped(said)])),
    lines: count,
    foil: foreign ? undefined : own?.foil,
  };
}

// As they stand: the cleaned lines end at each link, tag and handle, too.
function countLines(text: string): number {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).filter((line) => line.trim() !== '')
    .length;
}

function quotesOf(
  lines: readonly string[],
  { quote }: PostReading,
  guilty: PostFacts['guilty'],
): string[] {
  const pieces = piecesOf(lines).filter((piece) => !isGrave(piece.text));
  const best = quote === undefined ? [] : [quote];
  return [...new Set([...best, ...findQuotes(pieces, MAX_QUOTES), ...spokenOf(guilty)])];
}

/** Typed words and other lines of a post that Broetry wrote; null for any other post. */
type OwnWords = { said: string; others: string; foil: string | undefined } | null;

function ownWordsOf(text: string): OwnWords {
  const lines = houseLines(placedLinesOf(text));
  const told = lines.flatMap(({ found }) => found ?? []);
  if (told.length < MIN_HOUSE_LINES) return null;
  const filled = told.flatMap((line) => line.filled);
  // A role of the cast is one capital letter: it was not typed.
  const typed = filled.filter(([hole]) => !/^[A-Z]$/u.test(hole));
  return {
    said: [...new Set(typed.map(([, words]) => words))].join('.\n'),
    others: lines.flatMap(({ text: line, found }) => (found ? [] : [line])).join('\n'),
    foil: filled.find(([hole]) => hole === 'F')?.[1],
  };
}

/** For a post that Broetry wrote, takes the topic from the typed words. */
function readingOf(text: string, own: OwnWords): PostReading {
  const reading = readPost(text);
  if (own === null) return reading;
  if (own.said === '') return { ...reading, topic: undefined, topicKind: undefined };
  const told = readPost(own.said);
  if (told.sensitive || told.foreign) return reading;
  const { topic, topicKind, topic2 } = told;
  return {
    ...reading,
    topic,
    topicKind,
    topic2: topic2 ?? (topic === undefined ? undefined : apart(reading.topic, topic)),
    number: told.number ?? reading.number,
    person: told.person ?? reading.person,
  };
}

const apart = (other: string | undefined, topic: string) =>
  other !== undefined && !other.includes(topic) && !topic.includes(other) ? other : undefined;

function withoutTag(text: string): string {
  const tag = recogniseDevices(text).find(({ device }) => device === TAG_LINE);
  if (!tag || tag.end < text.trimEnd().length) return text;
  return text.slice(0, tag.start);
}

function sparedAs(
  text: string,
  lines: readonly string[],
  reading: PostReading,
  own: OwnWords,
): Spared {
  if (lines.join('').trim() === '') return 'empty';
  const grave = own ? isGrave(`${own.said}\n${own.others}`) : isGrave(text) || isApology(text);
  if (grave) return 'grave';
  return reading.foreign ? 'foreign' : null;
}

const LIST_MARK = /^[^\p{L}\p{N}"']+/u;

/** A sentence of the line that can be quoted inside a comment. */
function spoken(line: string): string | undefined {
  if (isGrave(line)) return undefined;
  for (const sentence of line.split(/(?<=[.!?…])\s+|\n+/u)) {
    const words = quotable(sentence.replace(LIST_MARK, ''));
    if (words !== undefined && words.includes(' ')) return words;
  }
  return undefined;
}

const TITLE_SMALL = /^(?:a|an|and|at|by|for|in|of|on|or|the|to|with)$/u;

function titleOf(words: string): string {
  return words
    .split(' ')
    .map((word, index) =>
      index > 0 && TITLE_SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** The words of a post by hole. `turn` selects the quote, `device` the line of a device. */
export function sayingsOf(
  { reading, quotes, guilty, lines, foil }: PostFacts,
  turn: number,
  device: number | undefined,
): Map<string, string> {
  const { topic, topic2, number, person } = reading;
  const quote = inTurn(quotes, turn);
  const bare = bareTopic(reading);
  const isSeveral = isTopicPlural(reading);
  const said: Readonly<Partial<Record<Sayable | 'it.is' | 'it.has', string | undefined>>> = {
    it: topic ?? (quote === undefined ? undefined : `"${quote}"`),
    'it.is': isSeveral ? 'are' : 'is',
    'it.has': isSeveral ? 'have' : 'has',
    topic,
    topic2,
    bare,
    title: bare === undefined ? undefined : titleOf(bare),
    quote,
    guilty: device === undefined ? inTurn(spokenOf(guilty), turn) : guilty.get(device),
    number,
    person,
    lines: lines > 2 ? `${lines} lines` : undefined,
    foil,
  };
  return new Map(
    Object.entries(said).flatMap(([hole, text]) => (text === undefined ? [] : [[hole, text]])),
  );
}

const spokenOf = (guilty: PostFacts['guilty']) =>
  [...guilty.values()].filter((words) => words !== undefined);

function inTurn<Item>(list: readonly Item[], turn: number): Item | undefined {
  return list.length === 0 ? undefined : list[turn % list.length];
}

/** Whether "it" is plural. "Your search for two dogs" and quotes are singular. */
function isTopicPlural({ topic, topicKind }: PostReading): boolean {
  if (topic === undefined || topicKind === 'news' || topicKind === 'plea') return false;
  const last = topic.split(' ').at(-1) ?? '';
  const isRegular = /[^siu]s$/u.test(last) && !/(?:ics|news|yoga|taxes)$/iu.test(last);
  return isRegular || IRREGULAR_PLURALS.has(last);
}
