import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
  type PostStyle,
} from '../../../comedy/post-styles.ts';

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
  values: Readonly<Record<string, unknown>>,
): FormParams {
  const fields: Record<string, string> = {};
  for (const { name } of style.fields) {
    const value = values[name];
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '') fields[name] = text;
  }
  const level = values['humorLevel'];
  const remixOf = textIn(values['remixOf']);
  const promptDay = textIn(values['promptDay']);
  // Only one style has a level field (docs/product.md §3); a remix has its own level.
  const isWorse = remixOf !== undefined || textIn(values['house']) !== undefined;
  const asksLevel = style.asksHumorLevel || isWorse;
  const chosen = asksLevel && typeof level === 'string' ? parseHumorLevel(level) : undefined;
  const humorLevel = chosen ?? DEFAULT_HUMOR_LEVEL;
  return { style: style.value, fields, humorLevel, remixOf, promptDay };
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
