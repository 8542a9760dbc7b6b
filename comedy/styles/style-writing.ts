import type { Plot } from '../story/plot.ts';

export type SampleFields = Readonly<Record<string, string>>;

/** How a style is written: by a model, and by the offline writer. */
export type StyleWriting = {
  /** What a model is told of the style. */
  prompt: string;
  plots: readonly Plot[];
  /** The last line of a story that does not say its optional field. */
  aside?: string;
  /** Ordinary and awkward fields, for checks and tests. */
  samples: readonly SampleFields[];
};
