import type { HumorLevel } from '../../../comedy/post-styles.ts';

/**
 * The result of a replay: written from its plot, cast and seed with the same text (`same`) or another one because the plot
 * has changed (`changed`); or the stored text, because the plot was deleted (`plot-gone`) or there is none (`no-plot`).
 */
export type ReplayKind = 'same' | 'changed' | 'plot-gone' | 'no-plot';

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
  'plot-gone':
    'Its plot has left the library to pursue other opportunities. This is the post as it was told.',
  'no-plot': 'It was written before our posts had plots. This is the post as it was written.',
};
