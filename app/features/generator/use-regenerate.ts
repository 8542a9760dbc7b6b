import { useEffect, useRef, useState } from 'react';
import { parseHumorLevel } from '../../../comedy/post-styles.ts';
import { type AskBody, askForPost } from './ask-for-post.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { adjacentLevel } from '../../domain/writing/post-rewrite.ts';
import { useNotify } from '../../ui/toasts.tsx';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { POST_REGENERATED, REGENERATE_FAILED } from './preview-words.ts';
import { NEW_STORY } from './result-words.ts';

/** The same again, or one level wilder or milder. */
export type Rewrite = 'same' | 'up' | 'down';

type Options = {
  preview: PreviewState;
  mayGenerate: boolean;
  /** There is no free use left. */
  onLimit: (rewrite: Rewrite) => void;
  onWritten: (next: PreviewState) => Promise<void>;
};

/** Writes the post of the page again: docs/product.md §4, Result screen regenerate. */
export function useRegenerate({ preview, mayGenerate, onLimit, onWritten }: Options) {
  const notify = useNotify();
  const [running, setRunning] = useState<Rewrite | null>(null);
  const controller = useRef<AbortController>(undefined);
  // Kept until its post is shown, so that a second try after a lost connection is the same go.
  const go = useRef<{ asked: string; key: string }>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(rewrite: Rewrite, body: AskBody): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    const asked = JSON.stringify(body);
    if (go.current?.asked !== asked) go.current = { asked, key: newIdempotencyKey() };
    setRunning(rewrite);
    const { key } = go.current;
    const answer = await askForPost({ body, key, signal, onText: () => undefined });
    if (signal.aborted) return;
    controller.current = undefined;
    setRunning(null);
    if (!answer.ok) {
      return answer.reason === 'guest-limit' ? onLimit(rewrite) : notify('bad', REGENERATE_FAILED);
    }
    go.current = undefined;
    const { id, text, fallback, isNewStory } = answer.post;
    const formData = { ...preview.formData, humorLevel: levelAfter(preview, rewrite) };
    const { remixOf, isGrave } = preview;
    await onWritten({ post: text, formData, generationId: id, fallback, remixOf, isGrave });
    notify('good', isNewStory ? NEW_STORY : POST_REGENERATED);
  }

  const regenerate = (rewrite: Rewrite) => {
    if (running !== null) return;
    const change = rewrite === 'same' ? {} : { levelChange: rewrite };
    const body = { from: preview.generationId, ...change };
    const isSecondTry = go.current?.asked === JSON.stringify(body);
    if (!mayGenerate && !isSecondTry) return onLimit(rewrite);
    void run(rewrite, body);
  };
  return { running, regenerate };
}

function levelAfter({ formData: { humorLevel } }: PreviewState, rewrite: Rewrite): string {
  const level = parseHumorLevel(humorLevel);
  return level && rewrite !== 'same' ? adjacentLevel(level, rewrite) : humorLevel;
}
