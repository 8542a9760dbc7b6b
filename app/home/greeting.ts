import { DEFAULT_NAME } from '../auth/default-name.ts';

/**
 * What the home page calls a member: the first name, without titles. A name that was never given is used
 * whole, because it is nobody's first name.
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (name === DEFAULT_NAME) return name;
  const first = words.find((word) => !word.endsWith('.')) ?? words[0] ?? '';
  return first.replace(/,$/, '');
}
