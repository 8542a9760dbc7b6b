import samples from './banks/sample-inputs.json' with { type: 'json' };
import type { StyleValue } from './post-styles.ts';

export type SampleFields = Readonly<Record<string, string>>;

/** Ordinary and awkward fields for each style, for previews, checks and tests. */
export const SAMPLE_INPUTS = samples as Readonly<Record<StyleValue, readonly SampleFields[]>>;
