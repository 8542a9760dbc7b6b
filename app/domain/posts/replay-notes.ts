import type { HumorLevel } from '../../../comedy/post-styles.ts';

/**
 * How a replay came about: told again from its plot, cast and seed in the same words (`same`), or in the words of the
 * plot today (`changed`); or the stored text, because its plot was deleted (`plot-gone`) or it has none (`no-plot`).
 */
export type ReplayKind = 'same' | 'changed' | 'plot-gone' | 'no-plot';

export type Replay = {
  text: string;
  kind: ReplayKind;
  style: string;
  level: HumorLevel;
  seed: number;
  plot: string | null;
  /** The engine and content that wrote it then. */
  engine: string;
};

/** What a replay says of itself. */
export const REPLAY_NOTES: Readonly<Record<ReplayKind, string>> = {
  same: 'Told again from its plot and its seed, byte for byte.',
  changed: 'Its plot has been polished since, so this is how it is told today. It means well.',
  'plot-gone':
    'Its plot has left the library to pursue other opportunities. This is the post as it was told.',
  'no-plot': 'It was written before our posts had plots. This is the post as it was written.',
};
