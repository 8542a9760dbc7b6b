import { useEffect, useRef, useState } from 'react';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { FAILED } from '../../domain/writing/translator-words.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useViewer } from '../../ui/use-viewer.ts';
import type { ModelResult } from './request-model-translation.ts';
import {
  saveAttempt,
  savedAttempt,
  type SavedAttempt,
  serializeForm,
} from './translation-storage.ts';

/** The state of a translation by the model. */
export type ModelShown = {
  draft: string;
  translation: Translation | null;
  error: string | null;
  isWaiting: boolean;
};

type Options = {
  /** The guest's free post is used. */
  onLimit: () => void;
};

const NOTHING = { draft: '', translation: null, error: null };

/**
 * Translates with the model, one request at a time. `shown` is null when the form differs from the last request: then
 * the offline translation applies. The request is stored in the tab; after a reload `resume` repeats it with the same key,
 * which costs nothing.
 */
export function useModelTranslation(request: TranslationRequest, { onLimit }: Options) {
  const [asked, setAsked] = useState<(ModelShown & { content: string }) | null>(null);
  const controller = useRef<AbortController>(undefined);
  const { kind } = useViewer();
  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = undefined;
    },
    [],
  );

  async function send(attempt: SavedAttempt): Promise<void> {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    const content = serializeForm(attempt.request);
    saveAttempt({ ...attempt, state: 'asked' });
    setAsked({ ...NOTHING, content, isWaiting: true });
    const onDraft = (draft: string) => {
      if (!signal.aborted) setAsked({ ...NOTHING, content, draft, isWaiting: true });
    };
    const { request: wanted, key } = attempt;
    const result = await loadRequestModule().then(
      ({ requestModelTranslation }) =>
        requestModelTranslation({ body: wanted, key, signal, onDraft }),
      (): ModelResult => ({ ok: false, reason: 'failed' }),
    );
    if (signal.aborted) return;
    controller.current = undefined;
    const { saved, shown } = outcomeOf(attempt, result);
    saveAttempt(saved);
    setAsked(shown && { ...shown, content });
    if (!result.ok && result.reason === 'guest-limit') onLimit();
  }

  const start = () => void send(attemptFor({ ...request, text: request.text.trim() }, kind));

  /**
   * Repeats the stored request; null when `typed` differs. After a sign-in it only restores the form, because the key
   * would be a new attempt for another account.
   */
  function resume(typed: string): TranslationRequest | null {
    const saved = savedAttempt();
    if (!saved || (typed.trim() !== '' && typed.trim() !== saved.request.text)) return null;
    if (saved.state !== 'failed' && saved.as === kind) void send(saved);
    return saved.request;
  }

  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    const saved = savedAttempt();
    if (saved) saveAttempt({ ...saved, state: 'failed' });
    setAsked(null);
  }

  const shown: ModelShown | null = asked?.content === serializeForm(request) ? asked : null;
  return { shown, start, stop, resume };
}

/** The same request keeps its key until its result was shown. */
function attemptFor(request: TranslationRequest, as: SavedAttempt['as']): SavedAttempt {
  const saved = savedAttempt();
  const isSame =
    saved && saved.state !== 'done' && serializeForm(saved.request) === serializeForm(request);
  return { request, key: isSame ? saved.key : newIdempotencyKey(), as, state: 'asked' };
}

type Outcome = { saved: SavedAttempt | null; shown: ModelShown | null };

/** What to store and to show after a response. */
function outcomeOf(attempt: SavedAttempt, result: ModelResult): Outcome {
  if (result.ok) {
    const shown = { ...NOTHING, translation: result.translation, isWaiting: false };
    return { saved: { ...attempt, state: 'done' }, shown };
  }
  const { reason } = result;
  const words = 'words' in result ? result.words : undefined;
  const isOver = reason === 'refused' || reason === 'guest-limit';
  // After a failure the same key may still lead to the translation. After a lost connection a reload repeats the request.
  const isBroken = reason === 'failed' && words === undefined;
  const saved = isOver ? null : ({ ...attempt, state: isBroken ? 'asked' : 'failed' } as const);
  if (reason === 'stopped' || reason === 'guest-limit') return { saved, shown: null };
  return { saved, shown: { ...NOTHING, error: words ?? FAILED, isWaiting: false } };
}

// Most visits do not use the model.
const loadRequestModule = () => import('./request-model-translation.ts');
