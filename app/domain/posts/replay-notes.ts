import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';

/**
 * The result of a replay: written from its plot, cast and seed with the same text (`same`) or another one because the plot
 * has changed (`changed`); or the stored text, because there is no such plot (`stored`).
 */
export type ReplayKind = 'same' | 'changed' | 'stored';

export type Replay = {
  text: string;
  kind: ReplayKind;
  style: string;
  level: HumorLevel;
  seed: number;
  plot: string | null;
  /** The version of the engine that wrote the stored text. */
  engine: string;
};

export const REPLAY_NOTES: Readonly<Record<ReplayKind, string>> = {
  same: 'Told again from its plot and its seed, byte for byte.',
  changed: 'Its plot has been polished since, so this is how it is told today. It means well.',
  stored: 'Its plot is gone. This is the post as it was written.',
};
