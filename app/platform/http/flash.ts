/** A toast of the page that a form without script leads to. */
export type Flash = {
  tone: 'good' | 'bad';
  words: string;
  /** The texts of a rejected form, as they were typed. */
  given?: Readonly<Record<string, string>>;
  /** The id of the form on that page which says the words itself, so that no toast does. */
  form?: string;
  /** The field of it that is to blame. */
  field?: string;
};
