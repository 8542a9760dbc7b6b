import type { HumorLevel } from '../../comedy/post-styles.ts';

/** A post written once more. `isSame`: byte for byte what was written then. */
export type Replay = {
  text: string;
  style: string;
  level: HumorLevel;
  seed: number;
  isSame: boolean;
  /** The engine that wrote it then, and the one that did now. */
  engine: string;
  engineNow: string;
};

/** What a replay says of itself. */
export function replayNote({ isSame, engine, engineNow }: Replay): string {
  if (isSame) return 'Written again from its seed, byte for byte.';
  if (engine === engineNow) {
    return 'Written again from its seed. Something that it leaned on is gone, so some lines are new.';
  }
  return 'Our engine has learned some words since, so this is what it would say today. It means well.';
}
