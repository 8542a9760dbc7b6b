export type FieldKind = 'text' | 'long-text' | 'number' | 'verb';

export type StyleField = {
  name: string;
  label: string;
  placeholder: string;
  required: boolean;
  kind: FieldKind;
  defaultValue?: string;
  maxLength: number;
};

/** A style of docs/product.md §3: its form, and what the picker says of it. */
export type StyleForm<Value extends string = string> = {
  value: Value;
  label: string;
  promise: string;
  sample: string;
  /** Its form asks for the humor level; every other style has Spicy. */
  asksHumorLevel?: boolean;
  /** The names of the fields that say what happened. */
  event: readonly string[];
  /**
   * The fields as one text, which plots for any text quote: the first wording whose holes are known, `{field.form|other
   * form}`. Empty for Own Your Idea, whose field is the text.
   */
  text: readonly string[];
  fields: readonly StyleField[];
};

/** A required field of one line; `more` says otherwise. */
export function field(
  name: string,
  label: string,
  placeholder: string,
  more: Partial<StyleField> = {},
): StyleField {
  return { name, label, placeholder, required: true, kind: 'text', maxLength: 300, ...more };
}

export const optional = { required: false } as const;
