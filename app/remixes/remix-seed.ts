import type { HumorLevel } from '../../comedy/post-styles.ts';

const SEEDS = 2 ** 31;

/**
 * The seed of a remix: that of the post which it makes worse. At the same level it would be the very same post again,
 * so there it is the next one.
 */
export function remixSeed(
  { seed, level }: { seed: number | null; level: HumorLevel },
  wanted: HumorLevel,
): number {
  const known = seed ?? 0;
  return level === wanted ? (known + 1) % SEEDS : known;
}
