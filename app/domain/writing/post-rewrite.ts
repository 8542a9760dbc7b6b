import {
  findStyle,
  HUMOR_LEVELS,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/post-styles.ts';
import type { GenerationParams, RewriteParams } from './generation-request.ts';

/** The same form again, the level moved by one step where asked (the ends stay). Null when the style is gone. */
export function rewriteParams(
  parent: { style: string; fields: string; humor_level: string },
  rewrite: RewriteParams,
): GenerationParams | null {
  const style = findStyle(parent.style);
  const level = parseHumorLevel(parent.humor_level);
  if (!style || !level) return null;
  return {
    style: style.value,
    fields: JSON.parse(parent.fields) as Record<string, string>,
    level: adjacentLevel(level, rewrite.levelChange),
    seed: rewrite.seed,
  };
}

/** The level one step away; the ends stay. */
export function adjacentLevel(level: HumorLevel, change: RewriteParams['levelChange']): HumorLevel {
  if (!change) return level;
  const index = HUMOR_LEVELS.indexOf(level) + (change === 'up' ? 1 : -1);
  return HUMOR_LEVELS[index] ?? level;
}
