/** The fields of `--field NAME="TEXT"`. Throws, in words, when one is none. */
export function readFields(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(`--field takes NAME="TEXT", and "${pair}" is not of that form.`);
      if (pair.startsWith('__proto__=')) throw new Error('There is no field called "__proto__".');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
