/** The header of a picture with the characters of its text that no font draws. */
const HEADER = 'undrawn-characters';
const MOST = 12;
/** A character, as people see it, may have any number of marks. */
const MAX_PARTS = 8;

/** Returns the header for these characters, at most twelve of them; without any no header. */
export function undrawnHeader(characters: readonly string[]): Record<string, string> {
  if (characters.length === 0) return {};
  const named = characters
    .slice(0, MOST)
    .map((one) => Array.from(one.toWellFormed()).slice(0, MAX_PARTS).join(''));
  return { [HEADER]: encodeURIComponent(named.join(' ')) };
}

/** Returns the characters of the header as shown text; empty when every character is drawn. */
export function readUndrawn(headers: Headers): string {
  return decodeURIComponent(headers.get(HEADER) ?? '');
}
