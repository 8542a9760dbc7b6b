import { findStyle, type PostStyle } from '../styles/post-styles.ts';
import { readStyleForm } from '../form/read-form.ts';

/** The form of any text. */
export const IDEA = findStyle('gpt4-context') as PostStyle;
/** A longer text names several things. */
const SHORT = 160;

/** The thing that a short text names: "the toast". */
export function thingOf(text: string): string | undefined {
  const idea = text.length <= SHORT ? readStyleForm(IDEA, { context: text }) : undefined;
  const thing = idea?.holes.get('thing');
  return thing === undefined ? undefined : `the ${thing}`;
}
