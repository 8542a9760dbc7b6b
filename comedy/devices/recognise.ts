import { isForeign } from '../replies/manner.ts';
import { houseFindings } from './house-lines.ts';
import { CORPORATE, type Sign, SIGNS } from './patterns.ts';

/** A device in a text, with the words that gave it away: `text.slice(start, end) === quote`, always. */
export type Finding = {
  device: number;
  start: number;
  end: number;
  quote: string;
  /** The lowest level (1 to 3) at which the house's own writer says such a line; 0 for anybody else's. */
  heat: 0 | 1 | 2 | 3;
};

/** So much of a text is read, in characters. */
export const MOST_READ = 20_000;
const LONGEST_QUOTE = 180;

type Line = { text: string; start: number };
type Hit = { start: number; end: number };

/**
 * The devices of comedy/TEMPLATES.md in a text, in the order of their first places, each at most once. Any
 * string is accepted, of which the first 20,000 characters are read; a text in another language than English
 * shows only what needs no words (hashtags, arrows, pictures). Quotes stand in the text exactly so.
 */
export function recogniseDevices(text: string): readonly Finding[] {
  const read = text.slice(0, MOST_READ);
  // As long as the text, so that places in one are places in the other.
  const plain = read.replace(/[‘’‛]/gu, "'").replace(/[“”„]/gu, '"');
  const lines = linesOf(plain);
  const words = isForeign(read)
    ? []
    : [
        ...SIGNS.flatMap((sign) => bySign(sign, plain, lines)),
        ...corporate(plain),
        ...alone(lines),
      ];
  const found = [...words, ...pictures(plain, lines)].map(({ device, ...hit }): Finding => {
    const [start, end] = trimmed(read, hit);
    return { device, start, end, quote: read.slice(start, end), heat: 0 };
  });
  const known = new Map<number, Finding>();
  for (const finding of [...houseFindings(read, linesOf(read)), ...found]) {
    const first = known.get(finding.device);
    if (finding.quote !== '' && (!first || first.heat < finding.heat))
      known.set(finding.device, finding);
  }
  return [...known.values()].toSorted(
    (one, other) => one.start - other.start || one.device - other.device,
  );
}

/** The lines of a text that hold something, each with its place. */
export function linesOf(text: string): Line[] {
  return Array.from(text.matchAll(/[^\r\n]+/gu), (match) => ({
    text: match[0],
    start: match.index,
  })).filter((line) => line.text.trim() !== '');
}

type Place = Hit & { device: number };

function bySign(
  { device, pattern, where, least = 1, bare, also }: Sign,
  plain: string,
  lines: readonly Line[],
): Place[] {
  if (also && !also.test(plain)) return [];
  const from = startOf(where, lines);
  const until = where === 'first' ? endOf(lines[0]) : plain.length;
  const part = where === 'first' ? (lines[0]?.text ?? '') : plain.slice(from, until);
  const hits = [...part.matchAll(global(pattern))];
  const [hit] = hits;
  if (!hit || hits.length < least) return [];
  const place = { start: from + hit.index, end: from + hit.index + hit[0].length };
  return [{ device, ...(bare ? place : sentenceAround(plain, place)) }];
}

const globals = new Map<RegExp, RegExp>();

function global(pattern: RegExp): RegExp {
  if (pattern.global) return pattern;
  const known = globals.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}g`);
  globals.set(pattern, known);
  return known;
}

const LAST_LINES = 4;

function startOf(where: Sign['where'], lines: readonly Line[]): number {
  if (where === 'first') return lines[0]?.start ?? 0;
  return where === 'end' ? (lines.at(-LAST_LINES)?.start ?? 0) : 0;
}

function endOf(line: Line | undefined): number {
  return line ? line.start + line.text.length : 0;
}

/** The sentence or line in which the words stand; the words alone when it is too long to quote. */
function sentenceAround(plain: string, { start, end }: Hit): Hit {
  const before = plain.slice(Math.max(0, start - LONGEST_QUOTE), start);
  const opening = Math.max(before.lastIndexOf('\n') + 1, lastStop(before));
  const rest = plain.slice(end);
  const isEnded = /[.!?…]["')]*$/u.test(plain.slice(start, end));
  const closing = isEnded ? 0 : (/^[^\n.!?…]*(?:[.!?…]+["')]*)?/u.exec(rest)?.[0].length ?? 0);
  const whole = { start: start - before.length + opening, end: end + closing };
  return whole.end - whole.start <= LONGEST_QUOTE ? whole : { start, end };
}

function lastStop(before: string): number {
  const stops = [...before.matchAll(/[.!?…]["')]*\s+/gu)];
  const last = stops.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Without the spaces around it, and never longer than a quote may be: whole sentences where one fits, else whole words. */
function trimmed(text: string, { start, end }: Hit): [number, number] {
  const piece = text.slice(start, end);
  const from = start + (piece.length - piece.trimStart().length);
  const until = end - (piece.length - piece.trimEnd().length);
  if (until - from <= LONGEST_QUOTE) return [from, until];
  const head = text.slice(from, from + LONGEST_QUOTE);
  const sentences = /^.*[.!?…]["')’”]*(?=\s)/su.exec(head)?.[0].length ?? 0;
  if (sentences > 0) return [from, from + sentences];
  const cut = head.lastIndexOf(' ');
  return [from, from + (cut > 0 ? cut : LONGEST_QUOTE)];
}

const ENOUGH_BUZZ = 3;

/** Boardroom words, when there are several: the sentence that has most of them. */
function corporate(plain: string): Place[] {
  const hits = [...plain.matchAll(CORPORATE)];
  if (new Set(hits.map(([word]) => word.toLowerCase())).size < ENOUGH_BUZZ) return [];
  const sentences = hits.map((hit) =>
    sentenceAround(plain, { start: hit.index, end: hit.index + hit[0].length }),
  );
  const counts = sentences.map(
    ({ start, end }) => hits.filter((hit) => hit.index >= start && hit.index < end).length,
  );
  const best = sentences[counts.indexOf(Math.max(...counts))];
  return best ? [{ device: 38, ...best }] : [];
}

const wordsIn = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const ENOUGH_LINES = 6;
const SHORT_LINE = 12;

/** What a line does by standing alone; one line is quoted for one of them. */
function alone(lines: readonly Line[]): Place[] {
  const verdict = punch(lines);
  return [...verdict, ...broetry(lines, verdict[0]?.start)];
}

/** Each sentence in a paragraph of its own: the shortest is quoted. */
function broetry(lines: readonly Line[], taken: number | undefined): Place[] {
  const told = lines.filter(
    ({ text }) => wordsIn(text) > 0 && !/^\s*(?:[#•→✅\-*–]|\d+[.)]|[\p{Lu}\s]{2,}:)/u.test(text),
  );
  const short = told.filter(
    ({ text }) => wordsIn(text) <= SHORT_LINE && (text.match(/[.!?…](?:\s|$)/gu) ?? []).length <= 1,
  );
  if (told.length < ENOUGH_LINES || short.length < told.length * 0.7) return [];
  if (
    told.filter(({ text }) => /[.!?…:,]["')]*\s*\p{Extended_Pictographic}*\s*$/u.test(text))
      .length <
    told.length * 0.6
  )
    return [];
  const inner = short
    .slice(1)
    .filter(({ text, start }) => !/[?:]\s*$/u.test(text) && start !== taken);
  const shortest = inner.toSorted((one, other) => wordsIn(one.text) - wordsIn(other.text))[0];
  return shortest ? [{ device: 1, start: shortest.start, end: endOf(shortest) }] : [];
}

const POLITE =
  /^(?:thank|thanks|best|cheers|hi|hello|hey|dear|welcome|congrat|yours|regards|update|edit|cc|sincerely|agree|thoughts|please|yes|no\b|done|onwards)/iu;

/** A line of two or three words alone after a long one. */
function punch(lines: readonly Line[]): Place[] {
  if (lines.length < 5) return [];
  const at = lines.findIndex(
    ({ text }, index) =>
      index > 0 &&
      index < lines.length - 1 &&
      /^\s*\p{Lu}[\p{L}' ]+[.!]\s*$/u.test(text) &&
      wordsIn(text) <= 3 &&
      !POLITE.test(text.trim()) &&
      wordsIn(lines[index - 1]?.text ?? '') >= 6,
  );
  const line = lines[at];
  return line ? [{ device: 3, start: line.start, end: endOf(line) }] : [];
}

const HASHTAGS = /#[\p{L}\p{N}_]+(?:[\s,]+#[\p{L}\p{N}_]+){3,}/u;
const BULLET = /^\s*(?:→|➡|➔|✅|✔|☑|👉|🚀|🔥|💡|⚡|▶|►|🔹|🔸|📌|✨|💪|↳)/u;
const PICTURE = /\p{Extended_Pictographic}/gu;
const ENOUGH_BULLETS = 2;
const ENOUGH_PICTURES = 5;

/** What needs no English: tags, bullets that fly, emoji. */
function pictures(plain: string, lines: readonly Line[]): Place[] {
  const tags = HASHTAGS.exec(plain);
  const bullets = lines.filter(({ text }) => BULLET.test(text));
  const [bullet] = bullets;
  const loud = lines.find(({ text }) => PICTURE.test(text));
  const count = plain.match(PICTURE)?.length ?? 0;
  return [
    ...(tags ? [{ device: 8, start: tags.index, end: tags.index + tags[0].length }] : []),
    ...(bullet && bullets.length >= ENOUGH_BULLETS
      ? [{ device: 7, start: bullet.start, end: endOf(bullet) }]
      : []),
    ...(loud && count >= ENOUGH_PICTURES
      ? [{ device: 50, start: loud.start, end: endOf(loud) }]
      : []),
  ];
}
