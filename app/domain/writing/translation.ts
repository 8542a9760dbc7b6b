import type { Exposed } from '../../../comedy/translate/to-truth.ts';
import type { HumorLevel } from '../../../comedy/post-styles.ts';
import type { Direction, Voice } from '../../../comedy/translate/voices.ts';
import type { FallbackReason, WriterName } from '../../platform/model/writer.ts';

/** What somebody wants translated. */
export type TranslationAsk = {
  text: string;
  direction: Direction;
  voice: Voice;
  level: HumorLevel;
  /** Another number gives other words. */
  seed: number;
};

/** A translation as pages and the API have it. */
export type Translation = {
  direction: Direction;
  /** The words of the other side, line by line. */
  lines: readonly string[];
  /** What was found in a post, word for word. */
  exposed: readonly Exposed[];
  /** 0 to 100: of what was written here, or of the post that was read. */
  score: number;
  verdict: string;
  /** Why the words were not translated as others are. */
  spared: 'grave' | 'foreign' | 'empty' | null;
  /** Where "They said / They meant" stands, on this site; null where there is nothing to show. */
  card: string | null;
  /** Who wrote it, where a model was asked. */
  writer?: WriterName;
  /** Why the offline writer wrote although a model was asked. */
  fallback?: FallbackReason;
};
