import { parseHumorLevel } from '../../../comedy/post-styles.ts';
import { findDirection, findVoice } from '../../../comedy/translate/voices.ts';
import type { TranslationRequest } from '../../domain/writing/translations.server.ts';
import { recordOf, tabEntry } from '../../platform/browser/web-storage.ts';
import type { PublicViewer } from '../../platform/http/viewer.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';

/**
 * The last request to the model in this tab, and its Idempotency-Key. `asked`: no response yet, or the connection was
 * lost; `failed`: rejected or stopped; `done`: shown.
 */
export type SavedAttempt = {
  request: TranslationRequest;
  key: string;
  as: PublicViewer['kind'];
  state: 'asked' | 'failed' | 'done';
};

const attemptEntry = tabEntry<SavedAttempt>('broetry-translation', readAttempt);

export const savedAttempt = attemptEntry.get;

export const saveAttempt = attemptEntry.set;

/** Removes an attempt that was shown: it is not restored after another text was typed. */
export function forgetShownAttempt(): void {
  if (savedAttempt()?.state === 'done') saveAttempt(null);
}

/** Equal requests have equal strings. */
export function serializeForm({ text, direction, voice, level, seed }: TranslationRequest): string {
  return JSON.stringify([text.trim(), direction, voice, level, seed]);
}

function readAttempt(found: unknown): SavedAttempt | null {
  const { request: stored, key, as, state } = recordOf(found);
  const request = readForm(stored);
  if (!request || !isIdempotencyKey(key)) return null;
  if (as !== 'guest' && as !== 'member') return null;
  if (state !== 'asked' && state !== 'failed' && state !== 'done') return null;
  return { request, key, as, state };
}

function readForm(found: unknown): TranslationRequest | null {
  const { text, seed, ...named } = recordOf(found);
  const direction = findDirection(String(named['direction']));
  const voice = findVoice(String(named['voice']));
  const level = parseHumorLevel(String(named['level']));
  if (typeof text !== 'string' || typeof seed !== 'number') return null;
  return direction && voice && level ? { text, direction, voice, level, seed } : null;
}

const draftEntry = tabEntry<TranslationRequest>('broetry-translator', readForm);

/** The draft of this tab. It is not in the URL, because URLs are logged. */
export const savedDraft = draftEntry.get;

/** Stores the draft; null or an empty text removes it. */
export function saveDraft(request: TranslationRequest | null): void {
  draftEntry.set(request === null || request.text.trim() === '' ? null : request);
}
