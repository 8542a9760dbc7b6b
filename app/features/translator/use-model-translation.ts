import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TranslationEvent } from '../../domain/translator/generate-translation.server.ts';
import type {
  Translation,
  TranslationRequest,
} from '../../domain/translator/translations.server.ts';
import type { Waiting } from '../../domain/writers/writer.ts';
import { FAILED } from '../../domain/translator/translator-words.ts';
import {
  type GenerationRejection,
  requestGeneration,
  textWith,
} from '../http/request-generation.ts';
import { useViewer } from '../site/use-viewer.ts';
import { reactTab } from './react-storage.ts';
import type { TextAnswer } from './use-answer.ts';

type ModelShown = Omit<TextAnswer<Translation>, 'isLost'> & Waiting & { draft: string };

/** `isLoaded`: the form of this tab has been restored. */
type Options = { isLoaded: boolean; onLimit: () => void };

const NOTHING = { draft: '', before: 0, data: null, error: null, isWaiting: false };

/**
 * Translates with the model, one request at a time. `shown` is null when the form differs from the last request: then
 * the offline translation applies. The same form keeps its key until its translation was shown. The tab has the request
 * that a reload repeats with its key, which costs nothing.
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
    const show = (part: Partial<ModelShown>) => setAsked({ ...NOTHING, content, ...part });
    reactTab.saveModelRequest({ content, key, as: kind });
    show({ isWaiting: true });
    const body = { ...request, text: request.text.trim() };
    const result = await requestTranslation({ body, key, signal }, (part) => {
      if (!signal.aborted) show({ ...part, isWaiting: true });
    });
    if (signal.aborted) return;
    controller.current = undefined;
    if (result.ok) {
      reactTab.attempts.drop(key);
      return show({ data: result.translation });
    }
    const { reason, words } = result;
    const isLost = reason === 'failed' && words === undefined;
    if (!isLost) reactTab.saveModelRequest(null);
    // After a failure the same key may still lead to the translation.
    if (reason !== 'failed') reactTab.attempts.drop(key);
    if (reason !== 'guest-limit') return show({ error: words ?? FAILED });
    setAsked(null);
    onLimit();
  }

  const start = () => void send(reactTab.attempts.keyFor(content));

  // After a sign-in the key would be a new attempt for another account.
  const resume = useEffectEvent(() => {
    const saved = reactTab.modelRequest();
    if (saved?.content === content && saved.as === kind) {
      // Pressing again after a lost connection must not charge twice.
      void send(reactTab.attempts.keyFor(content, () => saved.key));
    }
  });
  useEffect(() => {
    if (isLoaded) resume();
  }, [isLoaded]);

  function stop(): void {
    abort(controller);
    reactTab.saveModelRequest(null);
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

/** Requests a translation by the model; `onPart` gets the line before it, then the text so far. Never throws. */
function requestTranslation(
  request: { body: TranslationRequest; key: string; signal: AbortSignal },
  onPart: (part: Waiting | { draft: string }) => void,
): Promise<ModelResult> {
  let draft = '';
  return requestGeneration<ModelResult>('/api/model-translations', request, (arrived) => {
    const { event, data } = arrived as TranslationEvent;
    if (event === 'done') return { ok: true, translation: data.translation };
    if (event === 'error') return { ok: false, reason: 'failed', words: data.message };
    if (event === 'waiting') onPart(data);
    if (event === 'delta') onPart({ draft: (draft = textWith(draft, data)) });
    return undefined;
  });
}
