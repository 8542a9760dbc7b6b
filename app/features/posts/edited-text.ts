import { stripHidden } from '../../../comedy/language/clean-input.ts';
import { type InvalidField, invalidField } from '../../platform/http/rejection.ts';

export const MAX_EDITED_LENGTH = 3000;
export const MAX_EDITED_LINES = 60;

/**
 * Returns the normalized text, or why it is no text of a post. Normalizing removes hidden characters and blank lines, and
 * collapses whitespace.
 */
export function parseEditedText(input: string): { ok: true; text: string } | InvalidField {
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

const invalid = (message: string) => invalidField('text', message);
