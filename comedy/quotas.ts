import type { Trait } from './traits.ts';

/** How many lines of a trait a post has, at least and at most. */
export type Quota = {
  trait: Trait;
  least: number;
  most: number;
  /** Kept even at the price of a line the reader has seen before. */
  hard: boolean;
  /** The most that a single line may add to the chance of being called for, so that no line wears out. */
  chanceOfOne: number;
};

export type LevelDigit = '1' | '2' | '3';

/** Pack lines in a post whose subject a pack knows. */
const PACK_LINES = 2;

const least = (trait: Trait, count: number, more: Partial<Quota> = {}): Quota => ({
  trait,
  least: count,
  most: Number.POSITIVE_INFINITY,
  hard: false,
  chanceOfOne: 1,
  ...more,
});
const most = (trait: Trait, count: number): Quota => ({
  trait,
  least: 0,
  most: count,
  hard: false,
  chanceOfOne: 1,
});

/**
 * A level is another post, not another volume: Mild holds nothing impossible (the level digits of its lines),
 * one invented number and one emoji at most; Spicy goes beyond Mild twice and jokes once about rank; Unhinged
 * has three lines no other level may have, one of them with a consequence, and one broken format.
 */
const OF_LEVEL: Readonly<Record<LevelDigit, readonly Quota[]>> = {
  '1': [most('number', 1), most('emoji', 1)],
  '2': [least('escalates', 2), least('status', 1), most('emoji', 1)],
  '3': [least('unhinged', 3, { hard: true }), least('consequence', 1), least('format', 1)],
};

/** With fewer lines that hold the user's own words, the post could be about anything. */
const TOUCHED = least('touches', 2, { chanceOfOne: 0.06 });

/** Lines that take up a thing or a being of the story: one beside pack lines, two in the place of them. */
const STORY_BESIDE_PACK = 1;
const STORY_ALONE = 2;

/** The quotas of a post at a level; `subjects` is how many packs know what it is about, `told` what its story names. */
export function quotasFor(digit: LevelDigit, subjects: number, told = 0): readonly Quota[] {
  const pack: Quota = {
    trait: 'pack',
    least: subjects > 0 ? PACK_LINES : 0,
    most: PACK_LINES,
    hard: false,
    chanceOfOne: 1,
  };
  const story: Quota = {
    trait: 'story',
    least: told === 0 ? 0 : subjects > 0 ? STORY_BESIDE_PACK : STORY_ALONE,
    most: STORY_ALONE,
    hard: false,
    chanceOfOne: 1,
  };
  return [...OF_LEVEL[digit], TOUCHED, pack, story];
}
