import { tabEntry } from '../../platform/browser/web-storage.ts';
import { readAsk } from './saved-attempt.ts';
import type { TranslationRequest } from '../../domain/writing/translations.server.ts';

const entry = tabEntry<TranslationRequest>('broetry-translator', readAsk);

/**
 * What stands in the translator of this tab, after a reload and on the way back too; null where nothing was typed. The
 * address never says it: addresses are written down.
 */
export const savedDraft = entry.kept;

/** Keeps it; null, and what has no text, is forgotten. */
export function saveDraft(ask: TranslationRequest | null): void {
  entry.keep(ask === null || ask.text.trim() === '' ? null : ask);
}
