import type { HumorLevel } from '../../../comedy/post-styles.ts';

/** A post of a chain, in short. Times in epoch milliseconds. */
export type ChainPost = {
  id: string;
  authorName: string;
  /** Its first lines. */
  lines: readonly string[];
  style: string;
  level: HumorLevel;
  createdAt: number;
  remixes: number;
};

/** A stone stands for any number of posts that are not shown, for whatever reason: it says nothing about them. */
export type ChainStep = ChainPost | 'stone';

/** A post with all that it came of, the first one first, and a page of what was made of it. */
export type Chain = {
  above: readonly ChainStep[];
  /** Some steps between the first two were left out. */
  isCut: boolean;
  post: ChainPost;
  below: readonly ChainPost[];
  isFirst: boolean;
  next: string | null;
};
