import type { StyleBankData } from './bank-format.ts';
import { bankOf, GENTLE_FILE, SHARED_FILE, STYLE_FILES } from './bank.ts';
import type { Line } from './bank-line.ts';
import type { Beat } from './plan.ts';
import type { StyleValue } from './post-styles.ts';

/** How many lines a pool has, own and shared, and how many it should have. */
export type PoolSize = {
  pool: string;
  lines: number;
  /** How many of them may serve Mild, Spicy and Unhinged. */
  levels: readonly [number, number, number];
  unhinged: number;
  least: number;
  leastUnhinged: number;
};

/** Pools every style knows: so many lines that somebody who writes twenty posts sees none twice. */
const LEAST: Readonly<Record<string, number>> = {
  hook: 40,
  callback: 40,
  reaction: 40,
  escalation: 50,
  stranger: 40,
  lesson: 80,
  cta: 60,
  item: 100,
  stat: 100,
};
const LEAST_UNHINGED = new Set(['hook', 'callback', 'reaction', 'escalation', 'item', 'stat']);
const UNHINGED_THERE = 15;
const UNHINGED_ELSEWHERE = 6;
const LEAST_IN_MOST_SHAPES = 40;
const LEAST_OPTIONAL = 28;
const LEAST_THREE_AT_ONCE = 36;
const LEAST_ELSEWHERE = 24;

/** The pools of a style in the order in which its shapes name them. */
export function poolSizes(style: StyleValue): PoolSize[] {
  const { shapes, pools } = bankOf(STYLE_FILES[style]);
  const beats = new Map<string, Beat[]>();
  for (const beat of shapes.flatMap((shape) => shape.beats))
    beats.set(beat.pool, [...(beats.get(beat.pool) ?? []), beat]);
  return [...beats].map(([pool, uses]) => {
    const lines = pools.get(pool) ?? [];
    const at = (digit: string) => lines.filter((line) => line.levels.includes(digit)).length;
    return {
      pool,
      lines: lines.length,
      levels: [at('1'), at('2'), at('3')],
      unhinged: lines.filter((line: Line) => line.traits.has('unhinged')).length,
      least: LEAST[pool] ?? leastOf(uses, shapes.length),
      leastUnhinged: LEAST_UNHINGED.has(pool) ? UNHINGED_THERE : UNHINGED_ELSEWHERE,
    };
  });
}

function leastOf(uses: readonly Beat[], shapes: number): number {
  if (uses.some((beat) => beat.optional.length > 0)) return LEAST_OPTIONAL;
  if (uses.some((beat) => beat.count >= 3)) return LEAST_THREE_AT_ONCE;
  return uses.length > shapes / 2 ? LEAST_IN_MOST_SHAPES : LEAST_ELSEWHERE;
}

const GENTLE_LEAST = 24;
const GENTLE_TAGS_LEAST = 10;
const TAGS_LEAST = 40;
const LISTS_LEAST: Readonly<Record<string, number>> = { stranger: 60, object: 60 };
const LIST_LEAST = 40;

/** One sentence for every pool and list that is too small. */
export function tooSmall(): string[] {
  const styles = Object.keys(STYLE_FILES) as StyleValue[];
  const pools = styles.flatMap((style) =>
    poolSizes(style).flatMap(({ pool, lines, least, unhinged, leastUnhinged }) => [
      ...(lines < least ? [`${style}: ${pool} has ${lines} lines of ${least}`] : []),
      ...(unhinged < leastUnhinged
        ? [`${style}: ${pool} has ${unhinged} unhinged-only lines of ${leastUnhinged}`]
        : []),
    ]),
  );
  const lists = Object.entries(SHARED_FILE.lists).flatMap(([list, { length }]) => {
    const least = LISTS_LEAST[list] ?? LIST_LEAST;
    return length < least ? [`the list ${list} has ${length} entries of ${least}`] : [];
  });
  const tags = SHARED_FILE.tags.length;
  const fewTags = tags < TAGS_LEAST ? [`${tags} tag lines of ${TAGS_LEAST}`] : [];
  return [...pools, ...lists, ...fewTags, ...gentleTooSmall(GENTLE_FILE)];
}

function gentleTooSmall({ lines }: StyleBankData): string[] {
  return [...new Set(lines.map((line) => line.beat))].flatMap((beat) => {
    const count = lines.filter((line) => line.beat === beat).length;
    const least = beat === 'gentle-tag' ? GENTLE_TAGS_LEAST : GENTLE_LEAST;
    return count < least ? [`gentle: ${beat} has ${count} lines of ${least}`] : [];
  });
}
