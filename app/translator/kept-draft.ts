import { browserStorage } from '../ui/browser-storage.ts';
import { onForget } from '../ui/tab-memory.ts';
import { readAsk } from './kept-go.ts';
import type { TranslationAsk } from './translation.ts';

const ENTRY = 'broetry-translator';

let held: TranslationAsk | null = null;
onForget(() => (held = null));

/**
 * What stands in the translator of this tab, after a reload and on the way back too; null where nothing was typed. The
 * address never says it: addresses are written down.
 */
export function keptDraft(): TranslationAsk | null {
  try {
    held ??= readAsk(JSON.parse(browserStorage('sessionStorage')?.getItem(ENTRY) ?? 'null'));
  } catch {
    // What is no JSON is no draft, and what is forbidden keeps none.
  }
  return held;
}

/** Keeps it; null, and what has no text, is forgotten. */
export function keepDraft(ask: TranslationAsk | null): void {
  held = ask === null || ask.text.trim() === '' ? null : ask;
  try {
    const storage = browserStorage('sessionStorage');
    if (held === null) storage?.removeItem(ENTRY);
    else storage?.setItem(ENTRY, JSON.stringify(held));
  } catch {
    // Storage is full or forbidden: the page itself still remembers.
  }
}
