/** Words of one subject, by hole: `{d.pro}`, `{d.tool}`, `{d.sound}` … */
export type Domain = {
  name: string;
  /** Lemmas that assign a text to the domain. */
  words: ReadonlySet<string>;
  roles: Readonly<Record<string, string>>;
};

/** Makes a domain; `words` is separated by commas. */
export function domain(
  name: string,
  words: string,
  roles: Readonly<Record<string, string>>,
): Domain {
  return { name, words: new Set(words.split(',').map((word) => word.trim())), roles };
}
