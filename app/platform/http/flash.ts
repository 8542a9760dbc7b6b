/** A toast of the page that a form without script leads to. */
export type Flash = {
  tone: 'good' | 'bad';
  words: string;
  /** The texts of a rejected form, as they were typed. */
  given?: Readonly<Record<string, string>>;
};
