import { stripHidden } from '../../../comedy/clean-input.ts';

/** How much a member may make of a post by hand: characters, and lines that are not blank. */
export const MOST_EDITED = 3000;
export const MOST_LINES = 60;

/**
 * The text as it is kept: hidden characters gone, one space between words, no blank lines, as in every post. Or
 * why it is not.
 */
export function parseEditedText(
  given: string,
): { ok: true; text: string } | { ok: false; message: string } {
  const lines = given
    .split(/\r\n|[\n\r]/u)
    .map((line) => stripHidden(line).replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const text = lines.join('\n');
  if (text === '') return refused('A post needs at least one word.');
  if (text.length > MOST_EDITED) {
    return refused(`The post is too long: ${MOST_EDITED.toLocaleString('en')} characters at most.`);
  }
  if (lines.length > MOST_LINES) {
    return refused(`The post has too many lines: ${MOST_LINES} at most.`);
  }
  return { ok: true, text };
}

function refused(message: string) {
  return { ok: false, message } as const;
}
