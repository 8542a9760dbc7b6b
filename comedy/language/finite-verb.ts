import { NOUN_LIKE, verbByForm } from './verbs.ts';
import { DETERMINERS, PREPOSITIONS } from './words.ts';

/** Whether the word at `index` can be a finite verb in this context. */
export function isFiniteVerb(tokens: readonly string[], index: number): boolean {
  const word = tokens[index] ?? '';
  const previous = tokens[index - 1] ?? '';
  if (word === 'called' && /^(?:me|us|him|her|it|them|in|back)$/u.test(tokens[index + 1] ?? ''))
    return true;
  if (
    /^(?:am|is|are|was|were|has|have|had|does|did|do|can|could|will|would|won't|can't|don't|doesn't|didn't|isn't|wasn't|aren't|weren't|cannot)$/u.test(
      word,
    )
  )
    return true;
  if (DETERMINERS.has(previous) || PREPOSITIONS.has(previous)) return false;
  const past = verbByForm('past', word);
  if (past && past.base !== word) return true;
  if (past && past.base === word) return !NOUN_LIKE.has(word);
  const third = verbByForm('third', word);
  return third !== undefined && !NOUN_LIKE.has(third.base);
}
