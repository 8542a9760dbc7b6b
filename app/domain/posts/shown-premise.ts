import { cleanInput } from '../../../comedy/language/clean-input.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import { headOf } from '../../platform/text/display-text.ts';
import { type PostFormData, postLines } from './post.ts';

/** Posts of 'Own Your Idea' can show what happened. */
const STYLE = 'gpt4-context';

export const MAX_PREMISE_LENGTH = 300;

/** Parses what the author of a post wants to show of its form (docs/product.md §4, Share to community). */
export function parseShownPremise(
  style: string,
  text: string,
): { ok: true; premise: string } | Rejection<'invalid-field'> {
  const premise = cleanInput(text);
  if (style !== STYLE) return invalid("Only a post of 'Own Your Idea' can show what happened.");
  if (premise === '') return invalid('Say what happened, or untick the box.');
  if (premise.length > MAX_PREMISE_LENGTH) {
    return invalid(`What happened is too long: ${MAX_PREMISE_LENGTH} characters at most.`);
  }
  return { ok: true, premise };
}

/** Whether a preview covers what happened. Not where the first two lines of the post say it. */
export function hidesPremise(premise: string | null, text: string): boolean {
  if (premise === null) return false;
  const shown = postLines(text).slice(0, 2).join(' ').toLowerCase();
  return !shown.includes(premise.toLowerCase().replace(/(?<![.!?])[.!?]+$/u, ''));
}

const invalid = (message: string) => invalidField('shownPremise', message);

/** The sentence to suggest for a post: the beginning of what was typed. Null when its style has none. */
export function suggestedPremise({ type, fields }: PostFormData): string | null {
  if (type !== STYLE) return null;
  return headOf(cleanInput(fields['context'] ?? ''), MAX_PREMISE_LENGTH);
}
