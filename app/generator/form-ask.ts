import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
  type PostStyle,
} from '../../comedy/post-styles.ts';

/** A filled form as the server is asked: docs/product.md §3. */
export type FormAsk = { style: string; fields: Record<string, string>; humorLevel: HumorLevel };

/** The values of the form's controls as an ask: the fields of the style, trimmed, empty ones left out. */
export function formAsk(style: PostStyle, values: Readonly<Record<string, string>>): FormAsk {
  const fields: Record<string, string> = {};
  for (const { name } of style.fields) {
    const text = values[name]?.trim() ?? '';
    if (text !== '') fields[name] = text;
  }
  const chosen = style.asksHumorLevel ? parseHumorLevel(values['humorLevel'] ?? '') : undefined;
  return { style: style.value, fields, humorLevel: chosen ?? DEFAULT_HUMOR_LEVEL };
}
