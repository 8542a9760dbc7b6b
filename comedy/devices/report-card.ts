import { isGrave } from '../grave.ts';
import { isApology, isForeign } from '../replies/tone-detection.ts';
import { withoutEuphemism, withoutMaterial } from './strip-exploited-hardship.ts';
import { hashText } from '../random.ts';
import { isGentle } from '../write-post.ts';
import { wordsOf } from './device-words.ts';
import { houseLines } from './house-lines.ts';
import type { Finding } from './finding.ts';
import { MOST_READ, recogniseDevices } from './recognise.ts';
import { linesOf } from './shapes.ts';

/** A device found, with the words that gave it away. `quote` stands in the text exactly so, from `start` to `end`. */
export type Badge = {
  device: number;
  badge: string;
  does: string;
  quote: string;
  start: number;
  end: number;
};

/** What a text is worth, as a joke about itself. */
export type ReportCard = {
  /** 0 to 100; the same text has the same score. */
  score: number;
  verdict: string;
  /** In the order in which they stand in the text. */
  badges: readonly Badge[];
  /** Why nothing was judged: grave or meant as an apology, another language, or empty. */
  spared: 'grave' | 'foreign' | 'empty' | null;
};

/** Points of a line of the house by the lowest level that tells it. */
const HEAT_POINTS = [0, 0.5, 5, 12] as const;
/** So many points make 63 of 100. */
const SCALE = 34;
/** The same for what others wrote, in which nothing counts but the devices. */
const SCALE_ELSEWHERE = 13;
const FORGIVEN = 1;
/** So many lines of the house, and it is the house's post: whatever sounds grave in it is a joke that knew its place. */
const ENOUGH_HOUSE = 3;
/** So many, and it is scored by them: a short translation has two besides the words that were typed. */
const SCORED_BY_HOUSE = 2;
const MILDEST_HOUSE = 6;

/**
 * Judges any text. Devices count once each. A post of the house is scored by its lines and the level at which each is
 * told, so that the same story scores higher at each level. Nothing grave is judged: death, illness, a job lost, an apology.
 */
export function reportCard(text: string): ReportCard {
  const read = text.slice(0, MOST_READ);
  if (read.trim() === '') return spared('empty');
  const house = houseLines(linesOf(read)).flatMap(({ found }) => found ?? []);
  if (house.some(({ plot }) => isGentle(plot))) return spared('grave');
  const isOurs = house.length >= ENOUGH_HOUSE;
  if (!isOurs && (isGrave(withoutEuphemism(withoutMaterial(read))) || isApology(read)))
    return spared('grave');
  const findings = recogniseDevices(read);
  const score = house.length >= SCORED_BY_HOUSE ? ownScore(house) : scoreElsewhere(findings);
  const badges = findings.map(({ device, quote, start, end }) => {
    const { badge, does } = wordsOf(device);
    return { device, badge, does, quote, start, end };
  });
  if (!isOurs && isForeign(read)) {
    const verdict = badges.length > 0 ? SPARED.foreign : KINDLY;
    return { ...spared('foreign'), verdict, score, badges };
  }
  return { score, verdict: verdictOf(read, score), badges, spared: null };
}

/** Its devices are not counted: they would hide the level. */
function ownScore(house: readonly { heat: 1 | 2 | 3 }[]): number {
  const heat = house.reduce((sum, line) => sum + HEAT_POINTS[line.heat], 0);
  return curved((MILDEST_HOUSE + heat) / SCALE);
}

// The first device is half forgiven: anybody is excited once.
function scoreElsewhere(findings: readonly Finding[]): number {
  if (findings.length === 0) return 0;
  return curved(Math.max(0.5, weightOf(findings) - FORGIVEN) / SCALE_ELSEWHERE);
}

function weightOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, { device }) => sum + wordsOf(device).weight, 0);
}

const curved = (points: number) => Math.round(100 * (1 - Math.exp(-points)));

const SPARED = {
  empty: 'There is nothing here. It is your strongest post so far.',
  grave: 'Some things are not content. We left this one alone.',
  foreign: 'I only mock fluently in English. What needs no translation is marked.',
} as const;

/** Of another language, with nothing in it that needs no translation. */
const KINDLY = 'I only mock fluently in English. This one looks as if somebody meant it.';

function spared(why: keyof typeof SPARED): ReportCard {
  return { score: 0, verdict: SPARED[why], badges: [], spared: why };
}

/** What is said of a text; where it names something, of one that has it. */
type Verdict = string | readonly [said: string, of: RegExp];

/** From which score on, and what is said; which of them depends on the text alone. */
const VERDICTS: readonly (readonly [from: number, said: readonly Verdict[]])[] = [
  [
    90,
    [
      'A commencement speech without a school.',
      'Somewhere a ring light turned itself on.',
      ['Legal has asked to see the child.', /\b(?:child|kid|son|daughter|toddler)\b/iu],
      'This should be read to the board, slowly, by the board.',
    ],
  ],
  [
    75,
    [
      'Keynote material. Bring water.',
      'The font size can be felt.',
      'You have confused a day with a brand.',
      'A person was here once. They scaled.',
    ],
  ],
  [
    55,
    [
      'Senior thought leader, acting.',
      'Your colleagues have seen this. They said nothing, together.',
      'Ready for a stage with a rug on it.',
      ['There is a lesson in this. Not the one you numbered.', /^\s*(?:\d{1,2}[.)]|#\d)/mu],
      'There is a lesson in this. It got away.',
    ],
  ],
  [
    35,
    [
      'Promising. The humility is starting to show.',
      ['Manager material: it says little and ends with a question.', /\?["')]*(?:\s*#\S+)*\s*$/u],
      'Manager material: it says little, and stands while saying it.',
      'A little synergy on the collar.',
      'You could still call this an update.',
    ],
  ],
  [
    15,
    [
      'Mild exposure. Wash your hands.',
      'A trace of leadership. It may pass.',
      'Almost a sentence. Watch the ending.',
      'Safe for work, which is the problem.',
    ],
  ],
  [
    1,
    [
      'Close to human. HR will want a word.',
      'One symptom. Keep an eye on it.',
      'Barely employed, as writing goes.',
    ],
  ],
  [
    0,
    [
      'No offence found. You may not be using this network correctly.',
      'Clean. Nobody will promote this.',
      'A person appears to have written this.',
    ],
  ],
];

function verdictOf(text: string, score: number): string {
  const all = VERDICTS.find(([from]) => score >= from)?.[1] ?? [];
  const said = all.flatMap((verdict) => {
    if (typeof verdict === 'string') return [verdict];
    const [words, of] = verdict;
    return of.test(text) ? [words] : [];
  });
  return said[hashText(text) % said.length] ?? '';
}
