import { isForeign } from '../replies/tone-detection.ts';
import type { Finding } from './finding.ts';
import { isTagLine } from '../tag-lines.ts';
import { CORPORATE, type Sign, SIGNS } from './patterns.ts';
import {
  alone,
  dialogue,
  endOf,
  type Hit,
  type Line,
  linesOf,
  pictures,
  type Place,
  withoutEnglish,
} from './shapes.ts';

/** So much of a text is read, in characters. */
export const MOST_READ = 20_000;
const LONGEST_QUOTE = 180;
/** The device of the line that names the site. */
export const TAG_LINE = 53;

/**
 * The devices (device-words.ts) in a text, in the order of their first places, each at most once. Any
 * string is accepted, of which the first 20,000 characters are read; a text in another language than English
 * shows only what needs no words (hashtags, arrows, pictures). Quotes stand in the text exactly so.
 */
export function recogniseDevices(text: string): readonly Finding[] {
  const read = text.slice(0, MOST_READ);
  // As long as the text, so that places in one are places in the other.
  const plain = read.replace(/[‘’‛]/gu, "'").replace(/[“”„]/gu, '"');
  const lines = linesOf(plain);
  const words = isForeign(read)
    ? withoutEnglish(plain, lines)
    : [
        ...SIGNS.flatMap((sign) => bySign(sign, plain, lines)),
        ...corporate(plain),
        ...dialogue(lines),
        ...alone(lines),
      ];
  const found = [...words, ...pictures(plain, lines)].map(({ device, ...hit }): Finding => {
    const [start, end] = trimmed(read, hit);
    return { device, start, end, quote: read.slice(start, end) };
  });
  const known = new Map<number, Finding>();
  const tags = lines
    .filter((line) => isTagLine(line.text))
    .map(({ text: quote, start }) => ({
      device: TAG_LINE,
      start,
      end: start + quote.length,
      quote,
    }));
  for (const finding of [...found, ...tags]) {
    const first = known.get(finding.device);
    if (finding.quote !== '' && !first) known.set(finding.device, finding);
  }
  return [...known.values()].toSorted(
    (one, other) => one.start - other.start || one.device - other.device,
  );
}

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
