import type { TranslationEvent } from '../../domain/writing/generate-translation.server.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { type Rejection, requestGeneration } from '../../platform/http/generation-request.ts';

type ModelRequest = {
  body: TranslationRequest;
  key: string;
  signal: AbortSignal;
  /** Gets the text so far. */
  onDraft: (draft: string) => void;
};
export type ModelResult = { ok: true; translation: Translation } | Rejection;

/** Requests a translation by the model and reads its events. Never throws. */
export function requestModelTranslation({
  onDraft,
  ...request
}: ModelRequest): Promise<ModelResult> {
  let draft = '';
  return requestGeneration<ModelResult>('/api/model-translations', request, (arrived) => {
    const { event, data } = arrived as TranslationEvent;
    if (event === 'done') return { ok: true, translation: data.translation };
    if (event === 'error') return { ok: false, reason: 'failed', words: data.message };
    if (event === 'delta') onDraft((draft = data.fresh ? data.text : draft + data.text));
    return undefined;
  });
}
