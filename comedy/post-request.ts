import type { HumorLevel, StyleValue } from './post-styles.ts';

/** What is to be written, for whom and with which luck. */
export type PostRequest = {
  style: StyleValue;
  fields: Readonly<Record<string, string>>;
  level: HumorLevel;
  seed: number;
  /** The site the last line names. */
  site: string;
  /** Template ids used lately, the latest first: not used again while others are left, then the oldest first. */
  avoid?: readonly string[];
};
