import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { FAILED } from '../../domain/writing/translator-words.ts';

type Answer =
  | { ok: true; translation: Translation }
  | { ok: false; words: string; isLost: boolean };

/** Asks the server for a translation; `isLost` when no answer came. An abort rejects, as fetch does; everything else is an answer. */
export async function askTranslation(
  ask: TranslationRequest,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch('/api/translations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask),
      signal,
    });
    const body = (await response.json()) as Translation & { title?: string };
    if (response.ok) return { ok: true, translation: body };
    return { ok: false, words: body.title ?? FAILED, isLost: response.status >= 500 };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ok: false, words: FAILED, isLost: true };
  }
}
