import truth from './banks/truth.json' with { type: 'json' };
import { type Badge, type ReportCard, reportCard } from '../devices/report-card.ts';
import { wordsOf } from '../devices/device-words.ts';
import { type PlainText, readPlain } from '../language/plain-letters.ts';
import type { HumorLevel } from '../form/humor-levels.ts';
import { hashText, type Random, randomFrom } from '../story/random.ts';
import { type PostReading, readPost } from '../replies/read-post.ts';
import { either, pattern } from '../language/pattern-parts.ts';
import { readPart } from '../language/read-length.ts';
import type { StockPhrase } from './stock-phrase.ts';
import { STOCK_PHRASES } from './stock-phrases.ts';
import { STOCK_PHRASES_ELSEWHERE } from './stock-phrases-elsewhere.ts';
import { thingOf } from './thing-of.ts';

export type TruthRequest = { text: string; level: HumorLevel; seed: number };
export type Exposed = Omit<Badge, 'does'> & { truth: string };
export type Truth = {
  exposed: readonly Exposed[];
  /** The summary in one sentence. */
  blunt: string;
  score: number;
  spared: ReportCard['spared'];
};

/**
 * Translates a post into the blunt truth: the meaning of its stock phrases and devices (at Mild, what a device does),
 * and a summary. Reads 4,000 characters. Grave posts are not exposed.
 */
export function toTruth({ text: typed, level, seed }: TruthRequest): Truth {
  const { badges, score, spared, verdict } = reportCard(typed);
  const text = readPart(typed);
  const asides =
    level === 'Unhinged'
      ? drawAsides(badges.length, randomFrom(JSON.stringify(['truth', seed, level, text])))
      : [];
  const pick = pickInTurn(JSON.stringify(['truth', level, text]), seed);
  const plain = readPlain(text);
  const stock = findStock(plain, TABLES[spared ?? 'english']);
  const devices = badges.map(({ does, ...badge }, index) => {
    const { means } = wordsOf(badge.device);
    const aside = asides[index];
    const said = aside === undefined ? means : `${means} ${aside}`;
    return { ...badge, truth: level === 'Mild' ? does : said };
  });
  const others = devices.filter((device) =>
    stock.every(({ phrase }) => device.end <= phrase.start || phrase.end <= device.start),
  );
  const exposed = [...stock.map(({ phrase }) => phrase), ...others].toSorted(
    (one, other) => one.start - other.start,
  );
  const admitted = stock.find(({ admits }) => admits !== undefined)?.admits;
  if (spared === 'foreign') {
    const said = exposed.length > 0 ? pick(truth.categories.other[level]) : pick(truth.foreign);
    return { exposed, blunt: admitted ?? said, score, spared };
  }
  if (spared !== null) return { exposed, blunt: verdict, score, spared };
  const isOnlyStock = stock.length > 0 && text.length <= SHORT_STOCK;
  const unadmitted = () =>
    isOnlyStock ? pick(truth.stockOnly[level]) : bluntly(plain.text, level, exposed.length, pick);
  const blunt = admitted ?? unadmitted();
  return { exposed, blunt, score, spared };
}

const STOCK_PHRASE = 60;
const MAX_STOCK_PHRASES = 6;
/** A text this short with a stock phrase has no other content. */
const SHORT_STOCK = 90;

/** Stock phrases to search, by the reason a text is spared. */
const TABLES = {
  english: [...STOCK_PHRASES, ...STOCK_PHRASES_ELSEWHERE],
  foreign: STOCK_PHRASES_ELSEWHERE,
  grave: [],
  empty: [],
} as const satisfies Record<string, readonly StockPhrase[]>;

type Stock = { phrase: Exposed; admits: string | undefined };

/** The stock phrases of a text in the order of the table, without overlaps. */
function findStock(read: PlainText, table: readonly StockPhrase[]): Stock[] {
  const { badge } = wordsOf(STOCK_PHRASE);
  const plain = read.text.replace(/[‘’]/gu, "'");
  const found: (Stock & { from: number; to: number })[] = [];
  for (const { pattern, truth, admits, beside, alone } of table) {
    const match = pattern.exec(plain);
    if (!match || found.length === MAX_STOCK_PHRASES) continue;
    const from = match.index;
    const to = from + match[0].length;
    if (found.some((other) => from < other.to && other.from < to)) continue;
    if (admits !== undefined && OF_ANOTHER.test(plain.slice(0, from))) continue;
    const isProminent = beside?.test(`${plain.slice(0, from)} ${plain.slice(to)}`) ?? true;
    const said = isProminent ? truth : (alone ?? truth);
    const exposed = { device: STOCK_PHRASE, badge, ...read.typed(from, to), truth: said };
    found.push({ phrase: exposed, admits: isProminent ? admits : undefined, from, to });
  }
  return found;
}

/** "Tomasz is now open to work": no admission of the writer's. */
const OF_ANOTHER = pattern(
  'u',
  either(
    /\b(?:[Hh]e|[Ss]he|[Tt]hey|who)(?:'s|'re| (?:is|are|was|were|has been|have been))/u,
    /(?<!\p{L})(?!We\b|You\b|This\b|It\b|That\b)\p{Lu}\p{Ll}+ (?:is|was|has been)/u,
  ),
  /(?: (?:now|currently|also|officially))* $/u,
);

type Pick = (lines: readonly string[]) => string;

/** Picks by `seed` from where `key` begins, so that the next seed gives the next line: none twice in a row. */
function pickInTurn(key: string, seed: number): Pick {
  const from = hashText(key);
  return (lines) => lines[((from % lines.length) + seed) % lines.length] ?? '';
}

const MAX_ASIDES = 3;

/** Draws asides for some of the devices, none twice. */
function drawAsides(places: number, random: Random): (string | undefined)[] {
  const left = [...truth.asides];
  const chosen = new Set(
    Array.from({ length: MAX_ASIDES }, () => random.between(0, Math.max(0, places - 1))),
  );
  return Array.from({ length: places }, (_, index) =>
    chosen.has(index) ? left.splice(random.between(0, left.length - 1), 1)[0] : undefined,
  );
}

/** Describes the post by its category, and names its topic in front. */
function bluntly(text: string, level: HumorLevel, found: number, pick: Pick): string {
  const reading = readPost(text);
  if (found === 0) return honestly(text, reading, level, pick);
  return about(reading) + pick(truth.categories[reading.category][level]);
}

const NO_TOPIC = /^(?:you|your (?:question|post|story|point|news))$/u;

/** The topic of a text as a post, else the thing that a short text names. */
function topicOf(text: string, { topic, sour }: PostReading): string | undefined {
  if (sour) return undefined;
  if (topic !== undefined) return NO_TOPIC.test(topic) ? undefined : topic;
  return thingOf(text);
}

function honestly(text: string, reading: PostReading, level: HumorLevel, pick: Pick): string {
  const topic = topicOf(text, reading);
  const lines =
    topic === undefined ? truth.plain[level] : [...truth.plain[level], ...truth.plainAbout[level]];
  return pick(lines).replaceAll('{}', topic ?? '');
}

function about({ topic, sour }: PostReading): string {
  if (topic === undefined || sour) return '';
  const said = topic.replace(/^your /u, 'my ').replace(/^you$/u, 'me');
  return `On ${said}: `;
}
