import { Flame, RefreshCw, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { HUMOR_LEVELS } from '../../../comedy/post-styles.ts';
import { useProgress } from './use-progress.ts';
import { ProgressBar } from '../../ui/page-states.tsx';
import { CRANK_UP, TONE_DOWN } from './result-words.ts';
import type { Rewrite } from './use-regenerate.ts';

type Props = {
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
export function WriteAgain({ level, isGrave, running, isEditing, onRewrite }: Props) {
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
