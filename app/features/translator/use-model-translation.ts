import { useEffect, useRef, useState } from 'react';
import { useViewer } from '../../ui/use-viewer.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import type { ModelAnswer } from './ask-model.ts';
import { contentOf, saveAttempt, savedAttempt, type SavedAttempt } from './saved-attempt.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { FAILED } from '../../domain/writing/translator-words.ts';

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
 * asked: then the offline writer's words count again. What was asked is kept in the tab: after a reload in the middle
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

  async function send(go: SavedAttempt): Promise<void> {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    const content = contentOf(go.ask);
    saveAttempt({ ...go, state: 'asked' });
    setAsked({ ...NOTHING, content, isWaiting: true });
    const onDraft = (draft: string) => {
      if (!signal.aborted) setAsked({ ...NOTHING, content, draft, isWaiting: true });
    };
    const { ask: wanted, key } = go;
    const answer = await loadAsking().then(
      ({ askModel }) => askModel({ ask: wanted, key, signal, onDraft }),
      (): ModelAnswer => ({ ok: false, reason: 'failed' }),
    );
    if (signal.aborted) return;
    controller.current = undefined;
    const { kept, shown } = outcomeOf(go, answer);
    saveAttempt(kept);
    setAsked(shown && { ...shown, content });
    if (!answer.ok && answer.reason === 'guest-limit') onLimit();
  }

  const start = () => void send(goFor({ ...ask, text: ask.text.trim() }, kind));

  /**
   * What this tab asked before the page was left, asked for again; null where `typed` is something else. Somebody who
   * has signed in since gets the words back, and presses: under another name the key would be a new go.
   */
  function resume(typed: string): TranslationRequest | null {
    const kept = savedAttempt();
    if (!kept || (typed.trim() !== '' && typed.trim() !== kept.ask.text)) return null;
    if (kept.state !== 'failed' && kept.as === kind) void send(kept);
    return kept.ask;
  }

  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    const kept = savedAttempt();
    if (kept) saveAttempt({ ...kept, state: 'failed' });
    setAsked(null);
  }

  const shown: ModelShown | null = asked?.content === contentOf(ask) ? asked : null;
  return { shown, start, stop, resume };
}

/** The same words are asked under the same key until their answer was shown. */
function goFor(ask: TranslationRequest, as: SavedAttempt['as']): SavedAttempt {
  const kept = savedAttempt();
  const isSame = kept && kept.state !== 'done' && contentOf(kept.ask) === contentOf(ask);
  return { ask, key: isSame ? kept.key : newIdempotencyKey(), as, state: 'asked' };
}

type Outcome = { kept: SavedAttempt | null; shown: ModelShown | null };

/** What becomes of a go that was answered: what the tab keeps of it, and what is shown. */
function outcomeOf(go: SavedAttempt, answer: ModelAnswer): Outcome {
  if (answer.ok) {
    const shown = { ...NOTHING, translation: answer.translation, isWaiting: false };
    return { kept: { ...go, state: 'done' }, shown };
  }
  const { reason } = answer;
  const words = 'words' in answer ? answer.words : undefined;
  const isOver = reason === 'refused' || reason === 'guest-limit';
  // After a failure the same key may still lead to the translation. Where the line broke off without a word, the page may
  // just be about to be loaded again: there it is asked for at once.
  const isBroken = reason === 'failed' && words === undefined;
  const kept = isOver ? null : ({ ...go, state: isBroken ? 'asked' : 'failed' } as const);
  if (reason === 'stopped' || reason === 'guest-limit') return { kept, shown: null };
  return { kept, shown: { ...NOTHING, fault: words ?? FAILED, isWaiting: false } };
}

// Most visits ask no model.
const loadAsking = () => import('./ask-model.ts');
