/** The ways a template can say a field; docs/adding-jokes.md names them. */
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

/** What the analyser is sure about; every part may be missing. */
export type Reading = {
  forms: Forms;
  /** The first word in lower case, when lowering it is safe. */
  lowered?: string;
};
