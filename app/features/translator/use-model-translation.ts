import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TranslationEvent } from '../../domain/writing/generate-translation.server.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { FAILED } from '../../domain/writing/translator-words.ts';
import {
  type GenerationRejection,
  requestGeneration,
} from '../../platform/http/generation-request.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useViewer } from '../../ui/use-viewer.ts';
import { type ModelAttempt, reactTab } from './react-storage.ts';
import type { Answer } from './use-answer.ts';

type ModelShown = Omit<Answer<Translation>, 'isLost'> & { draft: string };

/** `isLoaded`: the form of this tab has been restored. */
type Options = { isLoaded: boolean; onLimit: () => void };

const NOTHING = { draft: '', data: null, error: null };

/**
 * Translates with the model, one request at a time. `shown` is null when the form differs from the last request: then
 * the offline translation applies. The attempt is stored in the tab; after a reload it is repeated with the same key,
 * which costs nothing.
 */
export function useModelTranslation(request: TranslationRequest, { isLoaded, onLimit }: Options) {
  const [asked, setAsked] = useState<(ModelShown & { content: string }) | null>(null);
  const controller = useRef<AbortController>(undefined);
  const { kind } = useViewer();
  const content = serializeForm(request);
  useEffect(() => () => abort(controller), []);

  async function send(key: string): Promise<void> {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    const attempt = { content, key, as: kind };
    reactTab.saveModelAttempt({ ...attempt, state: 'asked' });
    setAsked({ ...NOTHING, content, isWaiting: true });
    const body = { ...request, text: request.text.trim() };
    const result = await requestTranslation({ body, key, signal }, (draft) => {
      if (!signal.aborted) setAsked({ ...NOTHING, content, draft, isWaiting: true });
    });
    if (signal.aborted) return;
    controller.current = undefined;
    const { state, shown } = outcomeOf(result);
    reactTab.saveModelAttempt(state && { ...attempt, state });
    setAsked(shown && { ...NOTHING, ...shown, content, isWaiting: false });
    if (!result.ok && result.reason === 'guest-limit') onLimit();
  }

  /** The same request keeps its key until its result was shown. */
  function start(): void {
    const saved = reactTab.modelAttempt();
    const isSame = saved && saved.state !== 'done' && saved.content === content;
    void send(isSame ? saved.key : newIdempotencyKey());
  }

  // After a sign-in the key would be a new attempt for another account.
  const resume = useEffectEvent(() => {
    const saved = reactTab.modelAttempt();
    if (saved?.content === content && saved.state !== 'failed' && saved.as === kind) {
      void send(saved.key);
    }
  });
  useEffect(() => {
    if (isLoaded) resume();
  }, [isLoaded]);

  function stop(): void {
    abort(controller);
    const saved = reactTab.modelAttempt();
    if (saved) reactTab.saveModelAttempt({ ...saved, state: 'failed' });
    setAsked(null);
  }

  const shown: ModelShown | null = asked?.content === content ? asked : null;
  return { shown, start, stop };
}

function abort(controller: { current: AbortController | undefined }): void {
  controller.current?.abort();
  controller.current = undefined;
}

function serializeForm({ text, direction, voice, level, seed }: TranslationRequest): string {
  return JSON.stringify([text.trim(), direction, voice, level, seed]);
}

type ModelResult = { ok: true; translation: Translation } | GenerationRejection;

type Outcome = {
  state: ModelAttempt['state'] | null;
  shown: Partial<Pick<ModelShown, 'data' | 'error'>> | null;
};

function outcomeOf(result: ModelResult): Outcome {
  if (result.ok) return { state: 'done', shown: { data: result.translation } };
  const { reason } = result;
  const words = 'words' in result ? result.words : undefined;
  if (reason === 'guest-limit') return { state: null, shown: null };
  const shown = { error: words ?? FAILED };
  if (reason === 'refused') return { state: null, shown };
  // After a failure the same key may still lead to the translation. After a lost connection a reload repeats the request.
  return { state: words === undefined ? 'asked' : 'failed', shown };
}

/** Requests a translation by the model; `onDraft` gets the text so far. Never throws. */
function requestTranslation(
  request: { body: TranslationRequest; key: string; signal: AbortSignal },
  onDraft: (draft: string) => void,
): Promise<ModelResult> {
  let draft = '';
  return requestGeneration<ModelResult>('/api/model-translations', request, (arrived) => {
    const { event, data } = arrived as TranslationEvent;
    if (event === 'done') return { ok: true, translation: data.translation };
    if (event === 'error') return { ok: false, reason: 'failed', words: data.message };
    if (event === 'delta') onDraft((draft = data.fresh ? data.text : draft + data.text));
    return undefined;
  });
}
