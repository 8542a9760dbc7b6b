/** The grammatical forms of a field; docs/adding-jokes.md lists them. */
export const FORM_NAMES = [
  'raw',
  'cap',
  'q',
  'short',
  'past',
  'pres',
  'ger',
  'clause',
  'doing',
  'np',
  'adj',
  'place',
  'name',
  'base',
] as const;

export type FormName = (typeof FORM_NAMES)[number];
export type Forms = Partial<Record<FormName, string>>;

/** The result of the analyser; every part is optional. */
export type Reading = {
  forms: Forms;
  /** The first word in lower case, if it is an ordinary word. */
  lowered?: string;
};

/** A cleaned field: its words as typed and in lower case, and its name, which resolves ambiguous words. */
export type Typed = { words: readonly string[]; tokens: readonly string[]; field: string };
