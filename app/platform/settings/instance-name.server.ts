import { bareLetters } from '../../../comedy/language/plain-letters.ts';
import { letterShape } from '../text/letter-shapes.ts';

export const MAX_INSTANCE_NAME_LENGTH = 30;
const VISIBLE = /[\p{L}\p{N}]/u;
const REAL_NETWORK = letterShape('linkedin');

/** Returns what to change about the name of an instance, or null. */
export function instanceNameError(name: string): string | null {
  const seen = bareLetters(name);
  if (!VISIBLE.test(seen)) return 'needs a letter or a digit';
  if (Array.from(name).length > MAX_INSTANCE_NAME_LENGTH) {
    return `must be at most ${MAX_INSTANCE_NAME_LENGTH} characters long`;
  }
  const letters = letterShape(seen.replaceAll(/[^\p{L}\p{N}\p{S}\p{P}]/gu, ''));
  const isReal = letters.replaceAll(/[^\p{L}\p{N}]/gu, '').includes(REAL_NETWORK);
  return isReal ? 'must not be taken for LinkedIn: this is a parody, and says so' : null;
}
