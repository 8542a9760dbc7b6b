/** The house reads so many characters of a text for its jokes. */
export const MAX_READ_LENGTH = 4000;

/** The part of a text that is read. It is never cut through a character. */
export function readPart(text: string): string {
  if (text.length <= MAX_READ_LENGTH) return text;
  // A character has at most two code units.
  return Array.from(text.slice(0, 2 * MAX_READ_LENGTH))
    .slice(0, MAX_READ_LENGTH)
    .join('');
}
