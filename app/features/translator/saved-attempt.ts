import { parseHumorLevel } from '../../../comedy/post-styles.ts';
import { findDirection, findVoice } from '../../../comedy/translate/voices.ts';
import type { PublicViewer } from '../../platform/http/viewer.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';
import { recordOf, tabEntry } from '../../platform/browser/web-storage.ts';
import type { TranslationRequest } from '../../domain/writing/translations.server.ts';

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

const entry = tabEntry<SavedAttempt>('broetry-translation', readGo);

/** The go of this tab, also after a reload; null where there is none. */
export const savedAttempt = entry.kept;

/** Keeps it over a reload; null lets go of it. */
export const saveAttempt = entry.keep;

/** Lets go of what was shown: it need not be shown again once something else is typed. */
export function letGoOfShown(): void {
  if (savedAttempt()?.state === 'done') saveAttempt(null);
}

/** The same words, direction, voice, level and seed give the same text. */
export function contentOf({ text, direction, voice, level, seed }: TranslationRequest): string {
  return JSON.stringify([text.trim(), direction, voice, level, seed]);
}

function readGo(found: unknown): SavedAttempt | null {
  const { ask: asked, key, as, state } = recordOf(found);
  const ask = readAsk(asked);
  if (!ask || !isIdempotencyKey(key)) return null;
  if (as !== 'guest' && as !== 'member') return null;
  if (state !== 'asked' && state !== 'failed' && state !== 'done') return null;
  return { ask, key, as, state };
}

/** What was kept of a form, if it is one. */
export function readAsk(found: unknown): TranslationRequest | null {
  const { text, seed, ...named } = recordOf(found);
  const direction = findDirection(String(named['direction']));
  const voice = findVoice(String(named['voice']));
  const level = parseHumorLevel(String(named['level']));
  if (typeof text !== 'string' || typeof seed !== 'number') return null;
  return direction && voice && level ? { text, direction, voice, level, seed } : null;
}
