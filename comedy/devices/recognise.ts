import { isForeign } from '../replies/tone-detection.ts';
import { readPart } from '../language/read-length.ts';
import { isTagLine } from '../posts/tag-lines.ts';
import { CORPORATE } from './corporate.ts';
import { SIGNS } from './patterns.ts';
import type { Conditions, Sign } from './sign.ts';
import {
  alone,
  dialogue,
  type Finding,
  type Hit,
  LAST_LINES,
  type Line,
  shapeLines,
  pictures,
  type LinePlace,
  withoutEnglish,
} from './shapes.ts';

const MAX_QUOTE_LENGTH = 180;
/** The device of the tag line. */
export const TAG_LINE = 53;

/**
 * Finds the devices (device-words.ts) in the first 4,000 characters of a text, each at most once, ordered by position.
 * In other languages only devices without words count: hashtags, arrows, emoji.
 */
export function recogniseDevices(text: string): readonly Finding[] {
  const read = readPart(text);
  // Replacements keep the length, so that indexes stay valid.
  const plain = read.replace(/[‘’‛]/gu, "'").replace(/[“”„]/gu, '"');
  const lines = shapeLines(plain);
  const words = isForeign(read)
    ? withoutEnglish(plain, lines)
    : [
        ...Object.entries(SIGNS).flatMap(([device, signs]) =>
          [signs].flat().flatMap((sign) => bySign(Number(device), sign, plain, lines)),
        ),
        ...corporate(plain),
        ...dialogue(lines),
        ...alone(lines),
      ];
  const found = [...words, ...pictures(plain, lines)].map(({ device, ...hit }): Finding => {
    const [start, end] = trimmed(read, hit);
    return { device, start, end, quote: read.slice(start, end) };
  });
  const tags = lines
    .filter((line) => isTagLine(line.text))
    .map(({ text: quote, start }) => {
      return { device: TAG_LINE, start, end: start + quote.length, quote };
    });
  const known = new Map<number, Finding>();
  for (const finding of [...found, ...tags])
    if (finding.quote !== '' && !known.has(finding.device)) known.set(finding.device, finding);
  return [...known.values()].toSorted(
    (one, other) => one.start - other.start || one.device - other.device,
  );
}

function bySign(device: number, sign: Sign, plain: string, lines: readonly Line[]): LinePlace[] {
  const { pattern, where, bare, also }: Conditions =
    sign instanceof RegExp ? { pattern: sign } : sign;
  if (also && !also.test(plain)) return [];
  const line = where === 'first' ? lines[0] : where === 'end' ? lines.at(-LAST_LINES) : undefined;
  const from = line?.start ?? 0;
  const part = where === 'first' ? (line?.text ?? '') : plain.slice(from);
  const [hit] = part.matchAll(pattern);
  if (!hit) return [];
  const place = { start: from + hit.index, end: from + hit.index + hit[0].length };
  return [{ device, ...(bare ? place : sentenceAround(plain, place)) }];
}

/** The sentence or line around a match; the match itself when that is too long to quote. */
function sentenceAround(plain: string, { start, end }: Hit): Hit {
  const before = plain.slice(Math.max(0, start - MAX_QUOTE_LENGTH), start);
  const opening = Math.max(before.lastIndexOf('\n') + 1, lastStop(before));
  const rest = plain.slice(end, end + MAX_QUOTE_LENGTH + 1);
  const isEnded = /[.!?…]["')]*$/u.test(plain.slice(start, end));
  const closing = isEnded ? 0 : (/^[^\n.!?…]*(?:[.!?…]+["')]*)?/u.exec(rest)?.[0].length ?? 0);
  const whole = { start: start - before.length + opening, end: end + closing };
  return whole.end - whole.start <= MAX_QUOTE_LENGTH ? whole : { start, end };
}

function lastStop(before: string): number {
  const stops = [...before.matchAll(/[.!?…]["')]*\s+/gu)];
  const last = stops.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Trims white space and shortens to the maximum length, at a sentence end if possible, else at a word. */
function trimmed(text: string, { start, end }: Hit): [number, number] {
  const piece = text.slice(start, end);
  const from = start + (piece.length - piece.trimStart().length);
  const until = end - (piece.length - piece.trimEnd().length);
  if (until - from <= MAX_QUOTE_LENGTH) return [from, until];
  const head = text.slice(from, from + MAX_QUOTE_LENGTH);
  const sentences = /^.*[.!?…]["')’”]*(?=\s)/su.exec(head)?.[0].length ?? 0;
  if (sentences > 0) return [from, from + sentences];
  const cut = head.lastIndexOf(' ');
  return [from, from + (cut > 0 ? cut : MAX_QUOTE_LENGTH)];
}

const MIN_BUZZWORDS = 3;

/** Buzzwords count from three different ones on; quotes the sentence with most of them. */
function corporate(plain: string): LinePlace[] {
  const hits = [...plain.matchAll(CORPORATE)];
  if (new Set(hits.map(([word]) => word.toLowerCase())).size < MIN_BUZZWORDS) return [];
  const sentences = hits.map((hit) =>
    sentenceAround(plain, { start: hit.index, end: hit.index + hit[0].length }),
  );
  const counts = sentences.map(({ start, end }, at) => {
    let [first, last] = [at, at];
    while ((hits[first - 1]?.index ?? -1) >= start) first -= 1;
    while ((hits[last + 1]?.index ?? end) < end) last += 1;
    return last - first + 1;
  });
  const best = sentences[counts.indexOf(Math.max(...counts))];
  return best ? [{ device: 38, ...best }] : [];
}
