import { POST_STYLES, type StyleValue } from '../comedy/post-styles.ts';

/** What the form of each style shows as its example. */
export const SAMPLE_FIELDS = Object.fromEntries(
  POST_STYLES.map(({ value, fields }) => [
    value,
    Object.fromEntries(fields.map(({ name, placeholder }) => [name, placeholder])),
  ]),
) as Record<StyleValue, Record<string, string>>;
