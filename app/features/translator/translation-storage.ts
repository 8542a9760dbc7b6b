import { parseHumorLevel } from '../../../comedy/post-styles.ts';
import { findDirection, findVoice } from '../../../comedy/translate/voices.ts';
import type { TranslationRequest } from '../../domain/writing/translations.server.ts';
import { recordOf, tabEntry } from '../../platform/browser/web-storage.ts';
import type { PublicViewer } from '../../platform/http/viewer.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';

/**
 * What a model was asked last in this tab, and the key under which its answer is found again. `asked`: it has not come
 * yet, or the line broke off; `failed`: the server said so, or it was stopped; `done`: it was shown.
 */
export type SavedAttempt = {
  ask: TranslationRequest;
  key: string;
  as: PublicViewer['kind'];
  state: 'asked' | 'failed' | 'done';
};

const attemptEntry = tabEntry<SavedAttempt>('broetry-translation', readAttempt);

/** The go of this tab, also after a reload; null where there is none. */
export const savedAttempt = attemptEntry.kept;

/** Keeps it over a reload; null lets go of it. */
export const saveAttempt = attemptEntry.keep;

/** Lets go of what was shown: it need not be shown again once something else is typed. */
export function forgetShownAttempt(): void {
  if (savedAttempt()?.state === 'done') saveAttempt(null);
}

/** The same words, direction, voice, level and seed give the same text. */
export function serializeForm({ text, direction, voice, level, seed }: TranslationRequest): string {
  return JSON.stringify([text.trim(), direction, voice, level, seed]);
}

function readAttempt(found: unknown): SavedAttempt | null {
  const { ask: asked, key, as, state } = recordOf(found);
  const ask = readForm(asked);
  if (!ask || !isIdempotencyKey(key)) return null;
  if (as !== 'guest' && as !== 'member') return null;
  if (state !== 'asked' && state !== 'failed' && state !== 'done') return null;
  return { ask, key, as, state };
}

/** What was kept of a form, if it is one. */
function readForm(found: unknown): TranslationRequest | null {
  const { text, seed, ...named } = recordOf(found);
  const direction = findDirection(String(named['direction']));
  const voice = findVoice(String(named['voice']));
  const level = parseHumorLevel(String(named['level']));
  if (typeof text !== 'string' || typeof seed !== 'number') return null;
  return direction && voice && level ? { text, direction, voice, level, seed } : null;
}

const draftEntry = tabEntry<TranslationRequest>('broetry-translator', readForm);

/**
 * What stands in the translator of this tab, after a reload and on the way back too; null where nothing was typed. The
 * address never says it: addresses are written down.
 */
export const savedDraft = draftEntry.kept;

/** Keeps it; null, and what has no text, is forgotten. */
export function saveDraft(ask: TranslationRequest | null): void {
  draftEntry.keep(ask === null || ask.text.trim() === '' ? null : ask);
}
