import { onlyThing } from '../form/form-holes.ts';
import { readField } from '../form/fragment.ts';
import { tokensOf } from '../language/tokens.ts';

/** A longer text names several things. */
const SHORT = 160;

/** The thing that a short text names: "the toast". */
export function thingOf(text: string): string | undefined {
  const read = text.length <= SHORT ? readField('context', 'long-text', text) : undefined;
  const thing = read && onlyThing(tokensOf(read.said));
  return thing === undefined ? undefined : `the ${thing}`;
}
