import { POST_STYLES, type StyleValue } from '../comedy/styles/post-styles.ts';

/** The example values of each style's form. */
export const SAMPLE_FIELDS = Object.fromEntries(
  POST_STYLES.map(({ value, fields }) => [
    value,
    Object.fromEntries(fields.map(({ name, placeholder }) => [name, placeholder])),
  ]),
) as Record<StyleValue, Record<string, string>>;
