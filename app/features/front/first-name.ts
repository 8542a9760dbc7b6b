import { DEFAULT_NAME } from '../../domain/members/profile.ts';

/** What may come before a first name, without its full stop. */
const BEFORE_NAMES = new Set(
  'a an the mr mrs ms miss mx dr prof professor sir dame lady lord rev hon capt'.split(' '),
);

/**
 * What the home page calls a member: the first name, without articles and titles. A name of nothing else, and one
 * that was never given, is used whole.
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.find((word) => !word.endsWith('.') && !BEFORE_NAMES.has(word.toLowerCase()));
  if (name === DEFAULT_NAME || first === undefined) return words.join(' ');
  return first.replace(/,$/, '');
}
