import { findStyle } from '../../../comedy/styles/post-styles.ts';
import {
  HUMOR_LEVELS,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/form/humor-levels.ts';
import type { FormFields } from '../posts/post.ts';
import type { GenerationParams, RewriteParams } from './generation-request.ts';

/** Returns the parameters of the parent post with the requested level. Null when its style no longer exists. */
export function rewriteParams(
  parent: { style: string; fields: FormFields; humor_level: string },
  rewrite: RewriteParams,
): GenerationParams | null {
  const style = findStyle(parent.style);
  const level = parseHumorLevel(parent.humor_level);
  if (!style || !level) return null;
  return {
    style: style.value,
    fields: parent.fields,
    level: adjacentLevel(level, rewrite.levelChange),
    seed: rewrite.seed,
  };
}

/** Moves a level by one step. The lowest and the highest level stay. */
export function adjacentLevel(level: HumorLevel, change: RewriteParams['levelChange']): HumorLevel {
  if (!change) return level;
  const index = HUMOR_LEVELS.indexOf(level) + (change === 'up' ? 1 : -1);
  return HUMOR_LEVELS[index] ?? level;
}
