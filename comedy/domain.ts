/** Words of one subject, by the role that they play in a plot: `{d.pro}`, `{d.tool}`, `{d.sound}` … */
export type Domain = {
  name: string;
  /** The dictionary forms by which a text is known to be about it. */
  words: ReadonlySet<string>;
  roles: Readonly<Record<string, string>>;
};

/** Makes a domain; `words` is a list with commas. */
export function domain(
  name: string,
  words: string,
  roles: Readonly<Record<string, string>>,
): Domain {
  return { name, words: new Set(words.split(',').map((word) => word.trim())), roles };
}
