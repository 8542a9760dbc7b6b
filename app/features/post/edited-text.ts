import { stripHidden } from '../../../comedy/clean-input.ts';

export const MAX_EDITED_LENGTH = 3000;
export const MAX_EDITED_LINES = 60;

/**
 * Returns the normalized text, or an error message. Normalizing removes hidden characters and blank lines, and
 * collapses whitespace.
 */
export function parseEditedText(
  input: string,
): { ok: true; text: string } | { ok: false; message: string } {
  const lines = input
    .split(/\r\n|[\n\r]/u)
    .map((line) => stripHidden(line).replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const text = lines.join('\n');
  if (text === '') return invalid('A post needs at least one word.');
  if (text.length > MAX_EDITED_LENGTH) {
    return invalid(
      `The post is too long: ${MAX_EDITED_LENGTH.toLocaleString('en')} characters at most.`,
    );
  }
  if (lines.length > MAX_EDITED_LINES) {
    return invalid(`The post has too many lines: ${MAX_EDITED_LINES} at most.`);
  }
  return { ok: true, text };
}

function invalid(message: string) {
  return { ok: false, message } as const;
}
