import { stripHidden } from '../../../comedy/language/clean-input.ts';
import { hasUrl, MARKUP, MAX_LINE_LENGTH } from './model-lines.ts';
import { MAX_LINES } from './text-cleaner.ts';

type Expected = { tagLine: string; canary: string };

/**
 * Checks a finished post (docs/product.md §5): 1 to 9 lines of plain text of at most 300 characters, no address, and the
 * tag line last. Returns the name of the first fault, or nothing.
 */
export function checkText(text: string, { tagLine, canary }: Expected): string[] {
  const lines = text.split('\n');
  return lines.pop() === tagLine ? checkLines(lines, canary) : ['tag-line'];
}

/** Checks the lines of any text of a model, without a tag line. Returns the name of the first fault, or nothing. */
export function checkLines(lines: readonly string[], canary: string): string[] {
  if (lines.length === 0) return ['empty'];
  if (lines.length > MAX_LINES) return ['too-many-lines'];
  if (containsCanary(lines.join('\n'), canary)) return ['canary'];
  return lines.flatMap((line) => faultOf(line) ?? []).slice(0, 1);
}

/** Whether the text contains the canary, ignoring case, spaces and punctuation. */
function containsCanary(text: string, canary: string): boolean {
  return lettersOf(text).includes(lettersOf(canary));
}

/** Searches a stream of text for the canary. Returns true for the piece that completes it. */
export function watchForCanary(canary: string): (piece: string) => boolean {
  const secret = lettersOf(canary);
  let letters = '';
  return (piece) => {
    letters = letters.slice(-secret.length) + lettersOf(piece);
    return letters.includes(secret);
  };
}

function faultOf(line: string): string | null {
  if (line.trim() === '') return 'blank-line';
  if (line.length > MAX_LINE_LENGTH) return 'long-line';
  if (stripHidden(line) !== line) return 'hidden-characters';
  if (MARKUP.test(line)) return 'markup';
  return hasUrl(line) ? 'address' : null;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
