import { FIRST_CHOICE, type SectionChoice } from '../../domain/posts/section-choice.ts';

const MAX_REMEMBERED = 50;
const chosen = new Map<string, SectionChoice>();

/** The last chosen comments for a text, so that re-rolls survive folding. */
export function chosenSection(text: string): SectionChoice {
  return chosen.get(text) ?? FIRST_CHOICE;
}

/** Remembers it until the page is left. */
export function rememberSection(text: string, choice: SectionChoice): void {
  if (chosen.size >= MAX_REMEMBERED) chosen.clear();
  chosen.set(text, choice);
}
