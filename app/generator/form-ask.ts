import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
  type PostStyle,
} from '../../comedy/post-styles.ts';

/** A filled form as the server is asked: docs/product.md §3. */
export type FormAsk = { style: string; fields: Record<string, string>; humorLevel: HumorLevel };

/** The values of the form's controls as an ask: the fields of the style, trimmed, empty ones left out. */
export function formAsk(style: PostStyle, values: Readonly<Record<string, unknown>>): FormAsk {
  const fields: Record<string, string> = {};
  for (const { name } of style.fields) {
    const value = values[name];
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '') fields[name] = text;
  }
  const level = values['humorLevel'];
  const isChosen = style.asksHumorLevel && typeof level === 'string';
  const chosen = isChosen ? parseHumorLevel(level) : undefined;
  return { style: style.value, fields, humorLevel: chosen ?? DEFAULT_HUMOR_LEVEL };
}

/** An ask as one line of text: the same ask, the same text. */
export function contentOf(ask: FormAsk): string {
  return JSON.stringify(ask);
}

/** The ask a content came from. Null when it came from elsewhere. */
export function askOf(style: PostStyle, content: string): FormAsk | null {
  try {
    const found = JSON.parse(content) as { fields?: object; humorLevel?: unknown };
    const ask = formAsk(style, { ...found.fields, humorLevel: found.humorLevel });
    return contentOf(ask) === content ? ask : null;
  } catch {
    return null;
  }
}
