import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../generator/new-idempotency-key.ts';
import type { ModelAnswer } from './ask-model.ts';
import type { Translation, TranslationAsk } from './translation.ts';
import { FAILED } from './translator-words.ts';

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
 * asked: then the offline writer's words count again.
 */
export function useModelTranslation(ask: TranslationAsk, { onLimit }: Options) {
  const [asked, setAsked] = useState<(ModelShown & { content: string }) | null>(null);
  const go = useRef<{ content: string; key: string }>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const wanted = { ...ask, text: ask.text.trim() };
  const content = JSON.stringify(wanted);

  function finish(key: string, answer: ModelAnswer): void {
    controller.current = undefined;
    // After a failure the same key may still lead to the translation.
    const isOver = answer.ok || answer.reason === 'refused' || answer.reason === 'guest-limit';
    if (isOver && go.current?.key === key) go.current = undefined;
    if (answer.ok) {
      const { translation } = answer;
      return setAsked({ ...NOTHING, content, translation, isWaiting: false });
    }
    if (answer.reason === 'stopped') return setAsked(null);
    if (answer.reason === 'guest-limit') {
      setAsked(null);
      return onLimit();
    }
    const fault = ('words' in answer && answer.words) || FAILED;
    return setAsked({ ...NOTHING, content, fault, isWaiting: false });
  }

  async function start(): Promise<void> {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    const key = go.current?.content === content ? go.current.key : newIdempotencyKey();
    go.current = { content, key };
    setAsked({ ...NOTHING, content, isWaiting: true });
    const onDraft = (draft: string) => {
      if (!signal.aborted) setAsked({ ...NOTHING, content, draft, isWaiting: true });
    };
    const answer = await loadAsking().then(
      ({ askModel }) => askModel({ ask: wanted, key, signal, onDraft }),
      (): ModelAnswer => ({ ok: false, reason: 'failed' }),
    );
    if (!signal.aborted) finish(key, answer);
  }

  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    setAsked(null);
  }

  const shown: ModelShown | null = asked?.content === content ? asked : null;
  return { shown, start: () => void start(), stop };
}

// Most visits ask no model.
const loadAsking = () => import('./ask-model.ts');
