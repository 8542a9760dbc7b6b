import { tabEntry } from '../../platform/browser/web-storage.ts';
import { readAsk } from './saved-attempt.ts';
import type { TranslationAsk } from '../../domain/writing/translation.ts';

const entry = tabEntry<TranslationAsk>('broetry-translator', readAsk);

/**
 * What stands in the translator of this tab, after a reload and on the way back too; null where nothing was typed. The
 * address never says it: addresses are written down.
 */
export const savedDraft = entry.kept;

/** Keeps it; null, and what has no text, is forgotten. */
export function saveDraft(ask: TranslationAsk | null): void {
  entry.keep(ask === null || ask.text.trim() === '' ? null : ask);
}
