import { useEffect, useReducer, useRef } from 'react';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { askForReplies, type RepliesAnswer, type RepliesBody } from './ask-for-replies.ts';
import { replyTab } from './reply-storage.ts';
import type { Round } from '../../domain/writing/reply-round.ts';
import { GENERATION_FAILED, STOPPED } from './reply-words.ts';
import { writingState } from './writing-state.ts';

type Options = {
  /** False for a guest whose free use is gone. */
  mayGenerate: boolean;
  /** There is no free use left. */
  onLimit: () => void;
  /** A free use may have gone, or come back. */
  onUsage: () => void;
  /** The error that stands on the page; null takes it away. */
  onFault: (words: string | null) => void;
};

/** One page's goes at replies: each sent under its key, one at a time. */
export function useReplies({ mayGenerate, onLimit, onUsage, onFault }: Options) {
  const [cards, dispatch] = useReducer(writingState, null);
  const controller = useRef<AbortController>(undefined);
  const notify = useNotify();
  useEffect(() => () => controller.current?.abort(), []);

  const tell = (answer: Exclude<RepliesAnswer, { ok: true }>) => {
    if (answer.reason === 'guest-limit') return onLimit();
    if (answer.reason === 'refused') {
      onFault(answer.words);
      return notify('bad', answer.words);
    }
    if (answer.reason === 'no-replies') onFault(answer.message);
    const words = answer.reason === 'failed' ? answer.words : undefined;
    return notify('bad', words ?? GENERATION_FAILED);
  };

  /** Asks for replies; `onRound` gets them. */
  async function start(body: RepliesBody, onRound: (round: Round) => void): Promise<void> {
    if (controller.current) return;
    const content = JSON.stringify(body);
    // Replies that were written but never shown are still this guest's to see.
    if (!mayGenerate && !replyTab.isPending(content)) {
      onUsage();
      return onLimit();
    }
    const key = replyTab.keyFor(content, newIdempotencyKey);
    const { signal } = (controller.current = new AbortController());
    onFault(null);
    dispatch({ type: 'start', tones: body.tones });
    const answer = await askForReplies({ body, key, signal, onStep: dispatch });
    if (signal.aborted) return;
    controller.current = undefined;
    dispatch({ type: 'end' });
    // After a failure the same key may still lead to the replies; after a refusal there are none.
    if (answer.ok || answer.reason === 'refused' || answer.reason === 'guest-limit') {
      replyTab.settle(key);
    }
    if (answer.ok) return onRound(answer.round);
    tell(answer);
    onUsage();
  }

  /** Ends the waiting. The same form goes under the same key, and is charged once. */
  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    dispatch({ type: 'end' });
    notify('good', STOPPED);
    onUsage();
  }

  return { cards, start, stop };
}
