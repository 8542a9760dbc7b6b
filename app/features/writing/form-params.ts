import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/form/humor-levels.ts';
import type { PostStyle } from '../../../comedy/styles/post-styles.ts';

export type FormParams = {
  style: string;
  fields: Record<string, string>;
  humorLevel: HumorLevel;
  remixOf?: string;
  promptDay?: string;
};

/** The values of the form's controls as an ask: the fields of the style, trimmed, empty ones left out. */
export function readFormParams(
  style: PostStyle,
  values: Readonly<Record<string, string>>,
): FormParams {
  const typed = style.fields.map(({ name }) => [name, values[name]?.trim() ?? ''] as const);
  const fields = Object.fromEntries(typed.filter(([, text]) => text !== ''));
  const { remixOf, promptDay, humorLevel: chosen = '' } = values;
  // Most forms have no level (docs/product.md §3).
  const humorLevel = parseHumorLevel(chosen) ?? DEFAULT_HUMOR_LEVEL;
  return { style: style.value, fields, humorLevel, remixOf, promptDay };
}
