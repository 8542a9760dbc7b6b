/** What a table says of a word that somebody typed: "constructor" is in none, though every object has it. */
export function wordIn(
  table: Readonly<Record<string, string>>,
  word: string | undefined,
): string | undefined {
  return word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
}
