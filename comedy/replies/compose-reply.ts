import { lintLine } from '../lint.ts';
import { drawIndex, type Random } from '../random.ts';
import { type Fragments, type RenderedLine, renderTemplate } from '../render.ts';
import { partOf } from './offers.ts';
import type { PostReading } from './read-post.ts';
import type { ReplyLine, ReplyPools } from './reply-bank.ts';
import type { ReplyLength } from './reply-kinds.ts';
import { lintReply } from './reply-limits.ts';

/** One candidate: its lines and how they read. */
export type Draft = {
  lines: readonly ReplyLine[];
  text: string;
  /** The parts of the post it speaks of, each as often as it does. */
  mentions: readonly string[];
};

export type ReplySetting = {
  reading: PostReading;
  offers: Fragments;
  pools: ReplyPools;
  length: ReplyLength;
  /** Lines used lately, each with its place: the latest has the lowest. */
  avoid: ReadonlyMap<string, number>;
};

/** With fewer fresh lines than this, those used longest ago come back. */
const FEWEST_FRESH = 4;
const MOST_MENTIONS = 2;
/** How much likelier a line written for this kind of post is drawn. */
const FITTING = 2.5;
/** How much likelier one made for just such a post is. */
const MADE = 20;
/** How often a reply must speak of the post, where it can. */
const MENTIONING: Readonly<Record<ReplyLength, number>> = {
  'one-liner': 0.65,
  'short-para': 0.95,
  'unhinged-long': 1,
};
/** With so many one-liners that speak of the post there is no need to spare them. */
const MANY_LINES = 38;
const MENTIONING_MANY = 0.8;
/** A quote of so many words still passes for a noun. */
const SHORT_QUOTE = 4;
const WHOLE_PARAGRAPHS = 0.4;
/** Beats that are a reply by themselves: what a grave post asks for is taken up there or nowhere. */
const WHOLE_BEATS: ReadonlySet<string> = new Set(['one', 'para']);

/** The order of a long reply's lines; each is a beat of the bank. */
const LONG_SHAPES: readonly (readonly string[])[] = [
  ['open', 'quote', 'turn', 'escalation', 'escalation', 'lesson', 'close'],
  ['open', 'turn', 'escalation', 'quote', 'escalation', 'lesson', 'close'],
  ['quote', 'open', 'escalation', 'turn', 'escalation', 'close'],
  ['open', 'turn', 'quote', 'escalation', 'escalation', 'escalation', 'lesson', 'close'],
];

/** The gentle pools and those for apologies hold no joke to turn or to escalate: plain words, a wish, an end. */
const GENTLE_SHAPE = ['open', 'turn', 'turn', 'lesson', 'lesson', 'close'];

const isCalm = ({ sensitive, sincere }: PostReading) => sensitive || sincere;

function canSay(line: ReplyLine, { reading, offers }: ReplySetting): boolean {
  if (line.category !== undefined && line.category !== reading.category) return false;
  if (line.made !== undefined && !reading[line.made]) return false;
  if (!line.needs.every((need) => offers.has(need))) return false;
  return suitsTopic(line, reading) && suitsWords(line, reading);
}

/** Whether the topic, or the quote that stands for it, makes sense in the line. */
function suitsTopic(line: ReplyLine, { topic, topicKind, sour }: PostReading): boolean {
  if (!line.needs.includes('it') && !line.needs.includes('topic')) return true;
  if (topic === undefined) return line.takes?.has('quote') ?? true;
  const own = topicKind === 'news' || topicKind === 'plea';
  if (sour && line.praises && !own) return false;
  return line.takes?.has(topicKind ?? 'matter') ?? true;
}

/** Words of another language are said only where the line knows that they are. */
function suitsWords(line: ReplyLine, { topic, foreign }: PostReading): boolean {
  const says = line.needs.includes('quote') || (topic === undefined && line.needs.includes('it'));
  return !says || !foreign || line.made === 'foreign';
}

function poolOf(
  beat: string,
  setting: ReplySetting,
  filter: (line: ReplyLine) => boolean,
): ReplyLine[] {
  const lines = (setting.pools.get(beat) ?? []).filter(
    (line) => canSay(line, setting) && filter(line),
  );
  const fresh = lines.filter((line) => !setting.avoid.has(line.id));
  const asked = fresh.filter((line) => line.made === 'asks');
  if (asked.length > 0 && WHOLE_BEATS.has(beat)) return asked;
  const wanted = Math.min(FEWEST_FRESH, lines.length);
  if (fresh.length >= wanted) return fresh;
  const place = (line: ReplyLine) => setting.avoid.get(line.id) ?? 0;
  const used = lines.filter((line) => setting.avoid.has(line.id));
  const oldest = used.toSorted((left, right) => place(right) - place(left));
  return [...fresh, ...oldest.slice(0, wanted - fresh.length)];
}

const speaksOfIt = (line: ReplyLine) => line.template.fields.length > 0;

/** Lines for this kind of post come up more often, and lines about a subject less often when all there is is a quote. */
function weightOf(line: ReplyLine, { topic, quote = '' }: PostReading): number {
  if (line.made !== undefined) return MADE;
  const fitting = line.category === undefined ? 1 : FITTING;
  if (topic !== undefined || !line.needs.includes('it')) return fitting;
  return fitting * (quote.split(' ').length <= SHORT_QUOTE ? 0.6 : 0.3);
}

/** A line of the beat; one that speaks of the post, or one that does not, if there is any. */
function draw(
  beat: string,
  mention: boolean | undefined,
  setting: ReplySetting,
  random: Random,
  taken: readonly ReplyLine[],
): ReplyLine | undefined {
  const free = (line: ReplyLine) => !taken.includes(line);
  const wanted = poolOf(
    beat,
    setting,
    (line) => free(line) && (mention === undefined || speaksOfIt(line) === mention),
  );
  const pool = wanted.length > 0 ? wanted : poolOf(beat, setting, free);
  return pool[
    drawIndex(
      pool.map((line) => weightOf(line, setting.reading)),
      random,
    )
  ];
}

function drawLines(setting: ReplySetting, mention: boolean, random: Random): ReplyLine[] {
  const take = (beats: readonly string[], marks: readonly (boolean | undefined)[]) => {
    const lines: ReplyLine[] = [];
    for (const [index, beat] of beats.entries()) {
      const line = draw(beat, marks[index], setting, random, lines);
      if (line) lines.push(line);
    }
    return lines;
  };
  switch (setting.length) {
    case 'one-liner':
      return take(['one'], [mention]);
    case 'short-para':
      if (random.next() < WHOLE_PARAGRAPHS) return take(['para'], [mention]);
      return take(['one', 'after'], [mention]);
    case 'unhinged-long':
      return take(isCalm(setting.reading) ? GENTLE_SHAPE : random.pick(LONG_SHAPES), []);
  }
}

/** One candidate, or nothing when its lines do not keep the limits of the length. */
export function composeReply(
  setting: ReplySetting,
  mention: boolean,
  random: Random,
): Draft | undefined {
  return finish(drawLines(setting, mention, random), setting, random);
}

/** Whether this reply is to speak of the post; the more lines can, the likelier. */
export function wantsMention(setting: ReplySetting, random: Random): boolean {
  const one = setting.length === 'one-liner';
  const many = one && poolOf('one', setting, speaksOfIt).length >= MANY_LINES;
  return random.next() < (many ? MENTIONING_MANY : MENTIONING[setting.length]);
}

/** Renders lines and joins them; nothing when a fault is found. */
export function finish(
  lines: readonly ReplyLine[],
  setting: ReplySetting,
  random: Random,
): Draft | undefined {
  const memory = new Map<string, string>();
  const rendered = lines.map((line) =>
    renderTemplate(line.template, {
      fragments: setting.offers,
      lists: new Map(),
      memory,
      random,
      site: '',
      it: 'it',
    }),
  );
  const text = rendered
    .map((line) => line.text)
    .join(setting.length === 'unhinged-long' ? '\n' : ' ');
  const mentions = lines.flatMap((line) => mentionsOf(line, setting.reading));
  const often = mostOften(mentions, setting.reading);
  const faulty =
    often > MOST_MENTIONS || rendered.some(isFaulty) || lintReply(text, setting.length).length > 0;
  return faulty || lines.length === 0 ? undefined : { lines, text, mentions };
}

/** How often the most repeated part is said; a quote that holds the topic says that too. */
function mostOften(mentions: readonly string[], { topic, quote = '' }: PostReading): number {
  const holds = topic !== undefined && quote.toLowerCase().includes(topic.toLowerCase());
  const said = holds ? mentions.map((part) => (part === 'quote' ? 'topic' : part)) : mentions;
  return Math.max(0, ...said.map((part) => said.filter((other) => other === part).length));
}

const isFaulty = (line: RenderedLine) => lintLine(line).length > 0;

function mentionsOf(line: ReplyLine, reading: PostReading): string[] {
  return line.template.nodes.flatMap((node) =>
    node.kind === 'form' ? [partOf(node.field, reading)] : [],
  );
}
