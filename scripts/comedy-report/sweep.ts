import { bankOf, GENTLE_FILE } from '../../comedy/bank.ts';
import { coverage } from '../../comedy/coverage.ts';
import { cleanInput } from '../../comedy/clean-input.ts';
import { lintPost } from '../../comedy/lint.ts';
import { readFields } from '../../comedy/outline.ts';
import { findStyle, HUMOR_LEVELS, type HumorLevel } from '../../comedy/post-styles.ts';
import { packsFor } from '../../comedy/subjects.ts';
import { writePost, type WrittenPost } from '../../comedy/write-post.ts';
import { type Input, SITE } from './inputs.ts';
import { linesOf } from './lines.ts';

export const GENTLE_IDS: ReadonlySet<string> = new Set(
  [...bankOf(GENTLE_FILE).pools.values()].flat().map((line) => line.id),
);

/** What a level's posts hold: counted over all of them but the gentle and the plainest. */
export type LevelCount = {
  posts: number;
  unhinged: number;
  fewestUnhinged: number;
  consequence: number;
  format: number;
  twiceBeyondMild: number;
  status: number;
  mostNumbers: number;
  mostEmoji: number;
};

export type Sweep = {
  posts: number;
  faults: Map<string, number>;
  examples: string[];
  uncovered: number;
  /** Posts with fewer than two, with three or more, with more than five lines that hold the user's words. */
  touched: { underTwo: number; threeOrMore: number; overFive: number; counted: number };
  levels: Map<HumorLevel, LevelCount>;
  /** Posts whose subject a pack knows, and of these those with two pack lines. */
  packs: { known: number; two: number; one: number };
  shapes: Map<string, number>;
  texts: Set<string>;
  times: number[];
};

/** Writes `seeds` posts for every input and level, and counts what the gates ask for. */
export function sweep(inputs: readonly Input[], seeds: number): Sweep {
  const result: Sweep = {
    posts: 0,
    faults: new Map(),
    examples: [],
    uncovered: 0,
    touched: { underTwo: 0, threeOrMore: 0, overFive: 0, counted: 0 },
    levels: new Map(),
    packs: { known: 0, two: 0, one: 0 },
    shapes: new Map(),
    texts: new Set(),
    times: [],
  };
  for (let seed = 0; seed < seeds; seed += 1) {
    for (const input of inputs) {
      for (const level of HUMOR_LEVELS) {
        const before = process.cpuUsage();
        const post = writePost({ ...input, level, seed: seed * 7919 + 13, site: SITE });
        const { user, system } = process.cpuUsage(before);
        result.times.push((user + system) / 1000);
        count(result, post, input, level);
      }
    }
  }
  return result;
}

function count(result: Sweep, post: WrittenPost, input: Input, level: HumorLevel): void {
  result.posts += 1;
  result.texts.add(post.text);
  result.shapes.set(post.shape, (result.shapes.get(post.shape) ?? 0) + 1);
  countFaults(result, post);
  const typed = Object.values(input.fields).map(cleanInput);
  if (typed.some((text) => text !== '' && coverage(post.text, text) < 0.5)) result.uncovered += 1;
  if (isGentle(post) || post.shape.endsWith('/plain')) return;
  countTouched(result, post);
  countLevel(result, post, level);
  const style = findStyle(input.style);
  if (!style || packsFor(readFields(style, input.fields)).length === 0) return;
  const lines = linesOf(post).filter((line) => line.origin === 'pack').length;
  result.packs.known += 1;
  if (lines >= 2) result.packs.two += 1;
  else if (lines === 1) result.packs.one += 1;
}

/** Whether a post was written gently, because of what it is about. */
export function isGentle(post: WrittenPost): boolean {
  return post.shape.endsWith('/gentle');
}

const OUTER = /^["“].*["”]$|^(?:sure|certainly|here is|here's your)\b|\\n/iu;

function countFaults(result: Sweep, post: WrittenPost): void {
  const rendered = post.lines.map((text, index) => ({
    text,
    userSpans: post.userSpans[index] ?? [],
  }));
  const faults = lintPost(rendered, SITE);
  if (OUTER.test(post.text)) faults.push('outer quotes or intro');
  if (post.text.includes('undefined') || post.text.includes('[object'))
    faults.push('unresolved slot');
  for (const fault of faults) {
    result.faults.set(fault, (result.faults.get(fault) ?? 0) + 1);
    if (result.examples.length < 5) result.examples.push(`${fault}: ${post.text}`);
  }
}

function countTouched(result: Sweep, post: WrittenPost): void {
  const touched = post.userSpans.filter((spans) => spans.length > 0).length;
  result.touched.counted += 1;
  if (touched < 2) result.touched.underTwo += 1;
  if (touched >= 3) result.touched.threeOrMore += 1;
  if (touched > 5) result.touched.overFive += 1;
}

function countLevel(result: Sweep, post: WrittenPost, level: HumorLevel): void {
  const lines = linesOf(post);
  const having = (trait: Parameters<(typeof lines)[number]['traits']['has']>[0]) =>
    lines.filter((line) => line.traits.has(trait)).length;
  const sum = result.levels.get(level) ?? noLevel();
  sum.posts += 1;
  sum.unhinged += having('unhinged');
  sum.fewestUnhinged = Math.min(sum.fewestUnhinged, having('unhinged'));
  sum.consequence += having('consequence') > 0 ? 1 : 0;
  sum.format += having('format') > 0 ? 1 : 0;
  sum.twiceBeyondMild += having('escalates') >= 2 ? 1 : 0;
  sum.status += having('status') > 0 ? 1 : 0;
  sum.mostNumbers = Math.max(sum.mostNumbers, having('number'));
  sum.mostEmoji = Math.max(sum.mostEmoji, having('emoji'));
  result.levels.set(level, sum);
}

function noLevel(): LevelCount {
  return {
    posts: 0,
    unhinged: 0,
    fewestUnhinged: Number.POSITIVE_INFINITY,
    consequence: 0,
    format: 0,
    twiceBeyondMild: 0,
    status: 0,
    mostNumbers: 0,
    mostEmoji: 0,
  };
}
