import { writePost, type WrittenPost } from '../../comedy/write-post.ts';
import { HUMOR_LEVELS } from '../../comedy/post-styles.ts';
import type { StyleValue } from '../../comedy/post-styles.ts';
import { FEED, type Input, INPUTS_OF, SITE } from './inputs.ts';
import { ownWords } from './lines.ts';

export type Shared = { pairs: number; over: number; most: number };

const POSTS = 50;
const LONGEST_SHARED = 12;

/** Fifty posts of each style, every one on another input: how many word sequences of five any two share. */
export function sharedWording(level: (typeof HUMOR_LEVELS)[number]): Map<StyleValue, Shared> {
  const found = new Map<StyleValue, Shared>();
  for (const [style, inputs] of INPUTS_OF) {
    const posts = Array.from({ length: POSTS }, (_, seed) =>
      writePost({
        style,
        fields: inputs[seed % inputs.length]?.fields ?? {},
        level,
        seed,
        site: SITE,
      }),
    );
    found.set(style, compare(posts.map(fiveGrams)));
  }
  return found;
}

/** The same for fifty posts of a feed of all styles and levels. */
export function sharedInFeed(): Shared {
  return compare(feed(POSTS).map(fiveGrams));
}

/** Posts as strangers see them one after another: two hundred inputs in turn, all styles and levels. */
export function feed(count: number): WrittenPost[] {
  return Array.from({ length: count }, (_, seed) => {
    const input: Input | undefined = FEED[(seed * 37) % FEED.length];
    const level = HUMOR_LEVELS[seed % HUMOR_LEVELS.length] ?? 'Spicy';
    return writePost({ style: 'gpt4-context', fields: {}, ...input, level, seed, site: SITE });
  });
}

function fiveGrams(post: WrittenPost): Set<string> {
  return new Set(
    ownWords(post).flatMap((words) =>
      words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')),
    ),
  );
}

function compare(posts: readonly ReadonlySet<string>[]): Shared {
  const shared: Shared = { pairs: 0, over: 0, most: 0 };
  for (const [index, one] of posts.entries()) {
    for (const other of posts.slice(index + 1)) {
      const count = [...one].filter((gram) => other.has(gram)).length;
      shared.pairs += 1;
      shared.most = Math.max(shared.most, count);
      if (count > LONGEST_SHARED) shared.over += 1;
    }
  }
  return shared;
}

/** The share of different three-word sequences among all of the posts. */
export function distinctThree(posts: readonly WrittenPost[]): number {
  const all = posts.flatMap((post) => grams(post, 3));
  return new Set(all).size / all.length;
}

function grams(post: WrittenPost, size: number): string[] {
  const words = ownWords(post).flat();
  return words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '));
}

/** Mean BLEU of each post against all the others, sequences of up to four words: 1 says the same, 0 shares nothing. */
export function selfBleu(posts: readonly WrittenPost[]): number {
  const counted = posts.map((post) => [1, 2, 3, 4].map((size) => counts(grams(post, size))));
  const scores = counted.map((own, index) => {
    const logs = own.map((mine, order) => {
      const best = new Map<string, number>();
      for (const [at, other] of counted.entries()) {
        if (at === index) continue;
        for (const [gram, times] of other[order] ?? [])
          best.set(gram, Math.max(best.get(gram) ?? 0, times));
      }
      const total = [...mine.values()].reduce((sum, times) => sum + times, 0);
      const met = [...mine].reduce(
        (sum, [gram, times]) => sum + Math.min(times, best.get(gram) ?? 0),
        0,
      );
      return Math.log(Math.max(met, 0.1) / Math.max(total, 1));
    });
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function counts(items: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}
