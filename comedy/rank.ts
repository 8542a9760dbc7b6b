import type { Composition } from './compose.ts';
import type { Random } from './random.ts';

const COUNTED_REFERENCES = 3;
/** With fewer lines than this touching the user's words, the post could be about anything. */
const FEWEST_REFERENCES = 2;
const SHORT_LINE_WORDS = 6;
const LONG_LINE_WORDS = 12;
const FITS_EVERYTHING = new Set(['hook', 'cta']);
const BEST_KEPT = 4;

/** How well a post reads: touches the user's words, has rhythm, does not echo itself or lean on one device. */
function scorePost(post: Composition): number {
  const references = post.rendered.filter((line) => line.userSpans.length > 0).length;
  const lengths = post.rendered.map((line) => line.text.split(' ').length);
  const rhythm =
    (hasShortLine(post) ? 0.5 : 0) +
    (lengths.some((length) => length >= LONG_LINE_WORDS) ? 0.4 : 0);
  const devices = new Set(post.lines.map((line) => line.device)).size / post.lines.length;
  const stray = references < FEWEST_REFERENCES ? 2.5 : 0;
  const touched = 0.7 * Math.min(references, COUNTED_REFERENCES) - stray;
  return touched + rhythm + 0.5 * devices - 0.25 * echoes(post);
}

/** A short line gives rhythm, but not the first or the last: those fit every post, and would be the best of each. */
function hasShortLine({ lines, rendered }: Composition): boolean {
  return rendered.some(
    ({ text }, index) =>
      !FITS_EVERYTHING.has(lines[index]?.beat ?? '') && text.split(' ').length <= SHORT_LINE_WORDS,
  );
}

function echoes(post: Composition): number {
  const seen = new Set<string>();
  let count = 0;
  for (const line of post.lines) {
    for (const stem of line.stems) {
      if (seen.has(stem)) count += 1;
    }
    for (const stem of line.stems) seen.add(stem);
  }
  return count;
}

/**
 * One of the best four, by seed: always taking the best would make every post the same post. Only those count
 * that miss the fewest of their quotas and, of these, repeat the fewest lines.
 */
export function choosePost(posts: readonly Composition[], random: Random): Composition | undefined {
  const faithful = leastBy(posts, (post) => post.missed);
  const ranked = leastBy(faithful, (post) => post.repeated)
    .map((post) => ({ post, score: scorePost(post) }))
    .toSorted((left, right) => right.score - left.score);
  return ranked.length === 0 ? undefined : random.pick(ranked.slice(0, BEST_KEPT)).post;
}

function leastBy(
  posts: readonly Composition[],
  cost: (post: Composition) => number,
): readonly Composition[] {
  const least = Math.min(...posts.map(cost));
  return posts.filter((post) => cost(post) === least);
}
