import { useEffect, useRef, useState } from 'react';
import { HUMOR_LEVELS } from '../../../comedy/form/humor-levels.ts';
import { createAttempts } from '../../platform/browser/attempts.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { prefersReducedMotion } from '../../platform/browser/reduced-motion.ts';
import { Flame, RefreshCw, Snowflake } from '../../ui/icons/icons.tsx';
import { ProgressBar } from '../../ui/page-states.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import type { Waiting } from '../../domain/writers/writer.ts';
import { WaitingLine } from '../writers/waiting-line.tsx';
import { type GenerationBody, requestPost } from './generation.ts';
import { POST_REGENERATED, REGENERATE_FAILED } from './preview-words.ts';
import { CARD_ID } from './result-words.ts';
import { useProgress } from './progress.ts';

/** `end`: the level that cannot be changed further. */
const LEVEL_CHANGES = [
  { rewrite: 'down', end: HUMOR_LEVELS[0], Icon: Snowflake, words: 'Tone it down' },
  { rewrite: 'up', end: HUMOR_LEVELS.at(-1), Icon: Flame, words: 'Crank it up' },
] as const;

type WriteAgainProps = {
  level: string;
  isGrave: boolean;
  running: Rewrite | null;
  /** How many people are before this one in the line for the model. */
  before: number;
  isEditing: boolean;
  onRewrite: (rewrite: Rewrite) => void;
};

/** An icon above its words: a part of one control. */
const TILE =
  'button min-h-18 flex-col justify-start gap-1.5 rounded-none border-0 px-1 py-2.5 text-[13px] leading-4.5 text-balance not-first:border-s not-first:border-line first:rounded-s-control last:rounded-e-control hover:bg-tint aria-disabled:hover:bg-transparent';

/** Regenerates the post at the same level, one level up or one down. */
export function WriteAgain({
  level,
  isGrave,
  running,
  before,
  isEditing,
  onRewrite,
}: WriteAgainProps) {
  const isBusy = running !== null || isEditing;
  const progress = useProgress(running !== null);
  return (
    <div className="mt-5 border-t border-line pt-3">
      {/* One place for both, so that nothing below it moves. */}
      <div className="flex min-h-8 items-center text-sm">
        {running !== null ? (
          <div className="min-w-24 flex-1">
            <ProgressBar value={progress} label="Regenerating your post" />
            <WaitingLine before={before} />
          </div>
        ) : (
          !isGrave && (
            <p className="text-muted">
              This one is <span className="font-semibold text-ink">{level}</span>.
            </p>
          )
        )}
      </div>
      <div className="mt-1 grid auto-cols-fr grid-flow-col rounded-control border border-control">
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => onRewrite('same')}
          className={TILE}
        >
          <RefreshCw size={18} />
          <span>{running === null ? 'Regenerate Post' : 'Regenerating...'}</span>
        </button>
        {!isGrave &&
          LEVEL_CHANGES.map(({ rewrite, end, Icon, words }) => (
            <button
              key={rewrite}
              type="button"
              // Not `disabled`: the press that reaches the end keeps the focus.
              aria-disabled={isBusy || level === end || undefined}
              onClick={() => level !== end && onRewrite(rewrite)}
              className={TILE}
            >
              <Icon size={18} /> {words}
            </button>
          ))}
      </div>
    </div>
  );
}

export type Rewrite = 'same' | 'up' | 'down';

type Options = {
  id: string;
  mayGenerate: boolean;
  onLimit: (rewrite: Rewrite) => void;
  onWritten: (id: string) => Promise<void>;
};

/** Regenerates the post: docs/product.md §4, Result screen regenerate. */
export function useRegenerate({ id, mayGenerate, onLimit, onWritten }: Options) {
  const notify = useNotify();
  const [running, setRunning] = useState<Rewrite | null>(null);
  const [before, setBefore] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const [attempts] = useState(createAttempts);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(rewrite: Rewrite, body: GenerationBody): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    const key = attempts.keyFor(JSON.stringify(body));
    setRunning(rewrite);
    setBefore(0);
    const onWaiting = (line: Waiting) => setBefore(line.before);
    const onText = () => setBefore(0);
    const result = await requestPost({ body, key, signal, onText, onWaiting });
    if (signal.aborted) return;
    controller.current = undefined;
    if (result.ok) {
      await onWritten(result.post.id);
      showCard();
    }
    setRunning(null);
    if (!result.ok) {
      return result.reason === 'guest-limit'
        ? onLimit(rewrite)
        : notify('bad', failureWords(REGENERATE_FAILED));
    }
    attempts.drop(key);
    notify('good', result.post.isNewStory ? NEW_STORY : POST_REGENERATED);
  }

  const regenerate = (rewrite: Rewrite) => {
    if (running !== null) return;
    const change = rewrite === 'same' ? {} : { levelChange: rewrite };
    const body = { from: id, ...change };
    // Another level of a story costs nothing: the server knows whether there is one to turn.
    const isCharged = rewrite === 'same' && !attempts.isPending(JSON.stringify(body));
    if (isCharged && !mayGenerate) return onLimit(rewrite);
    void run(rewrite, body);
  };
  return { running, before, regenerate };
}

/** Scrolls to the new text where it is above the screen, as on a phone. The focus stays on the button. */
function showCard(): void {
  const card = document.getElementById(CARD_ID);
  if (!card || card.getBoundingClientRect().top >= 0) return;
  card.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** For another level of a post without a story to tell again: edited, older than plots, or by a model that did not answer. */
const NEW_STORY = `${POST_REGENERATED} The last one had no story to turn, so this is a new one.`;
