import {
  findStyle,
  HUMOR_LEVELS,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/post-styles.ts';
import type { GenerationAsk, RewriteAsk } from './parse-generation.ts';

/** The same form again, the level moved by one step where asked (the ends stay). Null when the style is gone. */
export function rewriteAsk(
  parent: { style: string; fields: string; humor_level: string },
  rewrite: RewriteAsk,
): GenerationAsk | null {
  const style = findStyle(parent.style);
  const level = parseHumorLevel(parent.humor_level);
  if (!style || !level) return null;
  return {
    style: style.value,
    fields: JSON.parse(parent.fields) as Record<string, string>,
    level: movedLevel(level, rewrite.levelChange),
    seed: rewrite.seed,
  };
}

/** The level one step away; the ends stay. */
export function movedLevel(level: HumorLevel, change: RewriteAsk['levelChange']): HumorLevel {
  if (!change) return level;
  const index = HUMOR_LEVELS.indexOf(level) + (change === 'up' ? 1 : -1);
  return HUMOR_LEVELS[index] ?? level;
}
