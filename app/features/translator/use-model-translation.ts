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

/** What the model is making, or made, of the words it was asked about. */
export type ModelShown = {
  draft: string;
  translation: Translation | null;
  fault: string | null;
  isWaiting: boolean;
};

type Options = {
  /** A guest's free post is gone. */
  onLimit: () => void;
};

const NOTHING = { draft: '', translation: null, fault: null };

/**
 * One form's questions to a model, one at a time. `shown` is null as soon as the form says something else than what was
 * asked: then the offline writer's words count again. What was asked is saved in the tab: after a reload in the middle
 * `resume` asks for the same once more under the same key, which costs nothing.
 */
export function useModelTranslation(ask: TranslationRequest, { onLimit }: Options) {
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
    const content = serializeForm(attempt.ask);
    saveAttempt({ ...attempt, state: 'asked' });
    setAsked({ ...NOTHING, content, isWaiting: true });
    const onDraft = (draft: string) => {
      if (!signal.aborted) setAsked({ ...NOTHING, content, draft, isWaiting: true });
    };
    const { ask: wanted, key } = attempt;
    const result = await loadRequestModule().then(
      ({ requestModelTranslation }) =>
        requestModelTranslation({ ask: wanted, key, signal, onDraft }),
      (): ModelResult => ({ ok: false, reason: 'failed' }),
    );
    if (signal.aborted) return;
    controller.current = undefined;
    const { saved, shown } = outcomeOf(attempt, result);
    saveAttempt(saved);
    setAsked(shown && { ...shown, content });
    if (!result.ok && result.reason === 'guest-limit') onLimit();
  }

  const start = () => void send(attemptFor({ ...ask, text: ask.text.trim() }, kind));

  /**
   * What this tab asked before the page was left, asked for again; null where `typed` is something else. Somebody who
   * has signed in since gets the words back, and presses: under another name the key would be a new attempt.
   */
  function resume(typed: string): TranslationRequest | null {
    const saved = savedAttempt();
    if (!saved || (typed.trim() !== '' && typed.trim() !== saved.ask.text)) return null;
    if (saved.state !== 'failed' && saved.as === kind) void send(saved);
    return saved.ask;
  }

  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    const saved = savedAttempt();
    if (saved) saveAttempt({ ...saved, state: 'failed' });
    setAsked(null);
  }

  const shown: ModelShown | null = asked?.content === serializeForm(ask) ? asked : null;
  return { shown, start, stop, resume };
}

/** The same words are asked under the same key until their answer was shown. */
function attemptFor(ask: TranslationRequest, as: SavedAttempt['as']): SavedAttempt {
  const saved = savedAttempt();
  const isSame = saved && saved.state !== 'done' && serializeForm(saved.ask) === serializeForm(ask);
  return { ask, key: isSame ? saved.key : newIdempotencyKey(), as, state: 'asked' };
}

type Outcome = { saved: SavedAttempt | null; shown: ModelShown | null };

/** What becomes of an attempt that was answered: what the tab keeps of it, and what is shown. */
function outcomeOf(attempt: SavedAttempt, result: ModelResult): Outcome {
  if (result.ok) {
    const shown = { ...NOTHING, translation: result.translation, isWaiting: false };
    return { saved: { ...attempt, state: 'done' }, shown };
  }
  const { reason } = result;
  const words = 'words' in result ? result.words : undefined;
  const isOver = reason === 'refused' || reason === 'guest-limit';
  // After a failure the same key may still lead to the translation. Where the line broke off without a word, the page may
  // just be about to be loaded again: there it is asked for at once.
  const isBroken = reason === 'failed' && words === undefined;
  const saved = isOver ? null : ({ ...attempt, state: isBroken ? 'asked' : 'failed' } as const);
  if (reason === 'stopped' || reason === 'guest-limit') return { saved, shown: null };
  return { saved, shown: { ...NOTHING, fault: words ?? FAILED, isWaiting: false } };
}

// Most visits ask no model.
const loadRequestModule = () => import('./request-model-translation.ts');
