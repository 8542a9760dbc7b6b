import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { askForPost } from '../generator/ask-for-post.ts';
import { newIdempotencyKey } from '../generator/new-idempotency-key.ts';
import { useNotify } from '../ui/toasts.tsx';
import type { PreviewState } from './preview-state.ts';
import { POST_REGENERATED, REGENERATE_FAILED } from './preview-words.ts';

type Options = {
  preview: PreviewState;
  mayGenerate: boolean;
  /** There is no free use left. */
  onLimit: () => void;
};

/** Writes the post of the page again: docs/product.md §4, Result screen regenerate. */
export function useRegenerate({ preview, mayGenerate, onLimit }: Options) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [isRunning, setIsRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  // Kept until its post is shown, so that a second try after a lost connection is the same go.
  const key = useRef<string>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    key.current ??= newIdempotencyKey();
    setIsRunning(true);
    const body = { from: preview.generationId };
    const answer = await askForPost({ body, key: key.current, signal, onText: () => undefined });
    if (signal.aborted) return;
    controller.current = undefined;
    setIsRunning(false);
    if (!answer.ok) {
      return answer.reason === 'guest-limit' ? onLimit() : notify('bad', REGENERATE_FAILED);
    }
    key.current = undefined;
    const { id, text, fallback } = answer.post;
    const state: PreviewState = { ...preview, post: text, generationId: id, fallback };
    await navigate('/preview', { replace: true, state });
    notify('good', POST_REGENERATED);
  }

  const regenerate = () => {
    if (isRunning) return;
    if (!mayGenerate && key.current === undefined) return onLimit();
    void run();
  };
  return { isRunning, regenerate };
}
