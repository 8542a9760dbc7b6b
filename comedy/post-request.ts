import type { HumorLevel, StyleValue } from './post-styles.ts';

/** What is to be written, for whom and with which luck. */
export type PostRequest = {
  style: StyleValue;
  fields: Readonly<Record<string, string>>;
  level: HumorLevel;
  seed: number;
  /** The site the last line names. */
  site: string;
  /** Ids of lines not to use again while others are left. */
  avoid?: readonly string[];
};
