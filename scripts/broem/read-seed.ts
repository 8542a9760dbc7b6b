import { randomInt } from 'node:crypto';

const SEEDS = 2 ** 31;

/** The seed of `--seed`, or one of its own. Throws, in words, when it is none. */
export function readSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(SEEDS);
  const seed = /^\d+$/.test(text) ? Number(text) : SEEDS;
  if (seed >= SEEDS) throw new Error('--seed takes a whole number from 0 to 2147483647.');
  return seed;
}
