import { FIRST_CHOICE, type SectionChoice } from '../../domain/posts/section-choice.ts';

const MAX_REMEMBERED = 50;
const chosen = new Map<string, SectionChoice>();

/** The section last chosen for these words in this tab: folding it up or drawing it loses no re-roll. */
export function chosenSection(text: string): SectionChoice {
  return chosen.get(text) ?? FIRST_CHOICE;
}

/** Remembers it until the page is left. */
export function rememberSection(text: string, choice: SectionChoice): void {
  if (chosen.size >= MAX_REMEMBERED) chosen.clear();
  chosen.set(text, choice);
}

const folded = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** The commenters folded up under these words in this tab, by their keys. */
export function foldedCommenters(text: string): ReadonlySet<string> {
  return folded.get(text) ?? NONE;
}

/** Remembers them until the page is left. */
export function rememberFolded(text: string, keys: ReadonlySet<string>): void {
  if (folded.size >= MAX_REMEMBERED) folded.clear();
  folded.set(text, keys);
}
