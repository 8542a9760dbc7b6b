import type { TranslationEvent } from '../../domain/writing/generate-translation.server.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { readEventStream } from '../../platform/http/event-stream.ts';
import {
  postWithRetry,
  readRejection,
  type Rejection,
} from '../../platform/http/generation-request.ts';

type ModelRequest = {
  ask: TranslationRequest;
  /** The same for every try at the same words, so that a second try finds the first one's. */
  key: string;
  signal: AbortSignal;
  /** What there is of it so far. */
  onDraft: (draft: string) => void;
};
export type ModelResult = { ok: true; translation: Translation } | Rejection;

/** Has the model translate, and reads what comes. Never throws. */
export async function requestModelTranslation({
  ask,
  key,
  signal,
  onDraft,
}: ModelRequest): Promise<ModelResult> {
  try {
    const response = await postWithRetry('/api/model-translations', { body: ask, key, signal });
    if (!response.ok) return await readRejection(response);
    let draft = '';
    const result = response.body
      ? await readEventStream<ModelResult>(response.body, (arrived) => {
          const { event, data } = arrived as TranslationEvent;
          if (event === 'done') return { ok: true, translation: data.translation };
          if (event === 'error') return { ok: false, reason: 'failed', words: data.message };
          if (event === 'delta') onDraft((draft = data.fresh ? data.text : draft + data.text));
          return undefined;
        })
      : null;
    return result ?? { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: signal.aborted ? 'stopped' : 'failed' };
  }
}
