import VERDICTS from './verdicts.json' with { type: 'json' };
import { stripHidden } from '../language/clean-input.ts';
import { isGrave, isGraveBeyond } from '../grave/grave.ts';
import { isApology, isForeign } from '../replies/tone-detection.ts';
import { withoutEuphemism, withoutHardship } from './strip-exploited-hardship.ts';
import { plainLetters, readPlain } from '../language/plain-letters.ts';
import { hashText } from '../story/random.ts';
import { readPart } from '../language/read-length.ts';
import { isGentle } from '../posts/write-post.ts';
import { type DeviceWords, wordsOf } from './device-words.ts';
import { houseLines, MIN_HOUSE_LINES } from './house-lines.ts';
import { recogniseDevices } from './recognise.ts';
import { type Finding, shapeLines } from './shapes.ts';

/** A device with its quote: `text.slice(start, end) === quote`. */
export type Badge = Finding & Pick<DeviceWords, 'badge' | 'does'>;

/** The score of a text with a verdict. */
export type ReportCard = {
  /** 0 to 100. */
  score: number;
  verdict: string;
  /** Ordered by position. */
  badges: readonly Badge[];
  /** Why the text was not judged. */
  spared: 'grave' | 'foreign' | 'empty' | null;
};

/** This many points give a score of 63. */
const SCALE = 13;
const FORGIVEN = 1;

/**
 * Judges any text, those of the house as any other. Each device counts once. Grave posts and apologies are not judged.
 * Reads 4,000 characters, and all for grave matter.
 */
export function reportCard(text: string): ReportCard {
  const plain = readPlain(readPart(text));
  const read = plain.text;
  if (stripHidden(read).trim() === '') return spared('empty');
  const house = houseLines(shapeLines(read)).flatMap(({ found }) => found ?? []);
  if (house.some(({ plot }) => isGentle(plot))) return spared('grave');
  if (isGraveBeyond(text)) return spared('grave');
  const isOurs = house.length >= MIN_HOUSE_LINES;
  if (
    !isOurs &&
    (isGrave(withoutEuphemism(withoutHardship(plainLetters(text)))) || isApology(read))
  )
    return spared('grave');
  const findings = recogniseDevices(read);
  const score = scoreOf(findings);
  const badges = findings.map(({ device, start, end }) => {
    const { badge, does } = wordsOf(device);
    return { device, badge, does, ...plain.typed(start, end) };
  });
  if (!isOurs && isForeign(read)) {
    const verdict = badges.length > 0 ? SPARED.foreign : KINDLY;
    return { ...spared('foreign'), verdict, score, badges };
  }
  return { score, verdict: verdictOf(read, score), badges, spared: null };
}

// Subtracts half of a first device: one alone is normal.
function scoreOf(findings: readonly Finding[]): number {
  if (findings.length === 0) return 0;
  return toScore(Math.max(0.5, weightOf(findings) - FORGIVEN) / SCALE);
}

function weightOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, { device }) => sum + wordsOf(device).weight, 0);
}

const toScore = (points: number) => Math.round(100 * (1 - Math.exp(-points)));

const SPARED = {
  empty: 'There is nothing here. It is your strongest post so far.',
  grave: 'Some things are not content. We left this one alone.',
  foreign: 'I only mock fluently in English. What needs no translation is marked.',
} as const;

/** The verdict for another language without any device. */
const KINDLY = 'I only mock fluently in English. This one looks as if somebody meant it.';

function spared(why: keyof typeof SPARED): ReportCard {
  return { score: 0, verdict: SPARED[why], badges: [], spared: why };
}

/** What a text must contain for a verdict that mentions it. */
const CONDITIONS: Readonly<Record<string, RegExp>> = {
  child: /\b(?:child|kid|son|daughter|toddler)\b/iu,
  list: /^[^\S\r\n\u2028\u2029]*(?:\d{1,2}[.)]|#\d)/mu,
  // Read backwards from the end: from each "?" it would read all hashtags again.
  question: /$(?<=\?["')]*(?:\s*#\S+(?:\s+#\S+)*)?\s*)/u,
};

/** Picks a verdict for the score by the hash of the text. */
function verdictOf(text: string, score: number): string {
  const lines = VERDICTS.find(({ from }) => score >= from)?.lines ?? [];
  const suitable = lines.flatMap((line) => {
    if (typeof line === 'string') return [line];
    return CONDITIONS[line.needs]?.test(text) ? [line.text] : [];
  });
  return suitable[hashText(text) % suitable.length] ?? '';
}
