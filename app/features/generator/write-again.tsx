import { Flame, RefreshCw, Snowflake } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HUMOR_LEVELS, parseHumorLevel } from '../../../comedy/post-styles.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { adjacentLevel } from '../../domain/writing/post-rewrite.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { ProgressBar } from '../../ui/page-states.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { type GenerationBody, requestPost } from './generation.ts';
import { POST_REGENERATED, REGENERATE_FAILED } from './preview-words.ts';
import { useProgress } from './progress.ts';
import { CRANK_UP, NEW_STORY, TONE_DOWN } from './result-words.ts';

type WriteAgainProps = {
  /** How wild the version on the page is. */
  level: string;
  /** A grave post has one level. */
  isGrave: boolean;
  running: Rewrite | null;
  /** Nothing is written anew while somebody writes. */
  isEditing: boolean;
  onRewrite: (rewrite: Rewrite) => void;
};

/** The same form once more: as it was, one level wilder, one level milder. */
export function WriteAgain({ level, isGrave, running, isEditing, onRewrite }: WriteAgainProps) {
  const isBusy = running !== null || isEditing;
  const progress = useProgress(running !== null);
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2">
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => onRewrite('same')}
        className="button button-primary col-span-full"
      >
        <RefreshCw aria-hidden size={18} />
        {running === null ? 'Regenerate Post' : 'Regenerating...'}
      </button>
      {running !== null && (
        <div className="col-span-full">
          <ProgressBar value={progress} label="Regenerating your post" />
        </div>
      )}
      {!isGrave && <Levels level={level} isBusy={isBusy} onRewrite={onRewrite} />}
    </div>
  );
}

type LevelsProps = { level: string; isBusy: boolean; onRewrite: (rewrite: Rewrite) => void };

function Levels({ level, isBusy, onRewrite }: LevelsProps) {
  return (
    <>
      <Step rewrite="down" isEnd={level === HUMOR_LEVELS[0]} isBusy={isBusy} onRewrite={onRewrite}>
        <Snowflake aria-hidden size={16} /> {TONE_DOWN}
      </Step>
      <Step
        rewrite="up"
        isEnd={level === HUMOR_LEVELS.at(-1)}
        isBusy={isBusy}
        onRewrite={onRewrite}
      >
        <Flame aria-hidden size={16} /> {CRANK_UP}
      </Step>
      <p className="col-span-full text-sm text-muted">
        This one is <span className="font-semibold text-ink">{level}</span>.
      </p>
    </>
  );
}

type StepProps = {
  rewrite: Rewrite;
  isEnd: boolean;
  isBusy: boolean;
  onRewrite: (rewrite: Rewrite) => void;
  children: ReactNode;
};

function Step({ rewrite, isEnd, isBusy, onRewrite, children }: StepProps) {
  return (
    <button
      type="button"
      disabled={isEnd}
      aria-disabled={isBusy || undefined}
      onClick={() => onRewrite(rewrite)}
      className="button button-plain px-2 text-sm"
    >
      {children}
    </button>
  );
}

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
  // Kept until its post is shown, so that a second try after a lost connection is the same attempt.
  const attempt = useRef<{ content: string; key: string }>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(rewrite: Rewrite, body: GenerationBody): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    const content = JSON.stringify(body);
    if (attempt.current?.content !== content)
      attempt.current = { content, key: newIdempotencyKey() };
    setRunning(rewrite);
    const { key } = attempt.current;
    const result = await requestPost({ body, key, signal, onText: () => undefined });
    if (signal.aborted) return;
    controller.current = undefined;
    setRunning(null);
    if (!result.ok) {
      return result.reason === 'guest-limit' ? onLimit(rewrite) : notify('bad', REGENERATE_FAILED);
    }
    attempt.current = undefined;
    const { id, text, fallback, isNewStory } = result.post;
    const formData = { ...preview.formData, humorLevel: levelAfter(preview, rewrite) };
    const { remixOf, isGrave } = preview;
    await onWritten({ post: text, formData, generationId: id, fallback, remixOf, isGrave });
    notify('good', isNewStory ? NEW_STORY : POST_REGENERATED);
  }

  const regenerate = (rewrite: Rewrite) => {
    if (running !== null) return;
    const change = rewrite === 'same' ? {} : { levelChange: rewrite };
    const body = { from: preview.generationId, ...change };
    const isSecondTry = attempt.current?.content === JSON.stringify(body);
    if (!mayGenerate && !isSecondTry) return onLimit(rewrite);
    void run(rewrite, body);
  };
  return { running, regenerate };
}

function levelAfter({ formData: { humorLevel } }: PreviewState, rewrite: Rewrite): string {
  const level = parseHumorLevel(humorLevel);
  return level && rewrite !== 'same' ? adjacentLevel(level, rewrite) : humorLevel;
}
