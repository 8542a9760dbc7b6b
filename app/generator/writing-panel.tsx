import { useEffect, useEffectEvent, useRef } from 'react';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { PROGRESS_END } from './progress.ts';
import { useProgress } from './use-progress.ts';

type Props = {
  /** The lines that are out. */
  lines: readonly string[];
  arrived: boolean;
  onStop: () => void;
  onSkip: () => void;
};

/** What stands in the form's place while a post is written: the bar, the sheet, Stop and Skip. */
export function WritingPanel({ lines, arrived, onStop, onSkip }: Props) {
  const progress = useProgress(true);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useSkip(onSkip, lines.length > 0);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="font-semibold">{arrived ? 'Written.' : 'Writing your post'}</p>
        <div className="flex gap-2">
          {lines.length > 0 && !arrived && (
            <button type="button" className="button button-quiet" onClick={onSkip}>
              Skip
            </button>
          )}
          <button type="button" className="button button-plain" onClick={onStop}>
            Stop
          </button>
        </div>
      </div>
      <div className="my-4">
        <ProgressBar value={arrived ? PROGRESS_END : progress} label="Writing your post" />
      </div>
      <Sheet lines={lines} />
    </div>
  );
}

// For the eye only: the finished text is read out once, by the form.
function Sheet({ lines }: { lines: readonly string[] }) {
  return (
    <div aria-hidden className="card min-h-96 space-y-3 p-6 text-lg sm:p-10">
      {lines.map((line, index) => (
        <p key={index} dir="auto" className="animate-settle">
          {line}
        </p>
      ))}
    </div>
  );
}

/** Any key and any click outside a button lets the rest out at once. */
function useSkip(onSkip: () => void, enabled: boolean): void {
  const skip = useEffectEvent((event: Event) => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    if (event instanceof KeyboardEvent && (event.repeat || NOT_A_SKIP.has(event.key))) return;
    onSkip();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: Event) => skip(event);
    document.addEventListener('keydown', listen);
    document.addEventListener('click', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('click', listen);
    };
  }, [enabled]);
}

const NOT_A_SKIP = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);
