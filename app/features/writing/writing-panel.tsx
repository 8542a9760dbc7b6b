import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ProgressBar } from '../../ui/page-states.tsx';
import { type Authorship, waitingWords, writerWords } from '../../domain/writers/writer.ts';
import { PROGRESS_END, useProgress } from './progress.ts';

type Props = {
  lines: readonly string[];
  arrived: boolean;
  /** How many people are before this one in the line for the model. */
  before: number;
  /** Who has written it. Null until it is written. */
  by: Authorship | null;
  onStop: () => void;
  onSkip: () => void;
};

/** Replaces the form during a generation: progress, text, Stop and Skip. */
export function WritingPanel({ lines, arrived, before, by, onStop, onSkip }: Props) {
  const progress = useProgress(true);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const canSkip = lines.length > 0 && !arrived;
  useSkip(onSkip, canSkip);
  const isSlow = useSilence(lines.length, !arrived);
  useEffect(() => {
    // The button that had the focus is gone.
    if (!canSkip && document.activeElement === document.body) panel.current?.focus();
  }, [canSkip]);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <div className="min-w-0 leading-snug">
          <p className="font-semibold">{arrived ? 'Written.' : 'Writing your post'}</p>
          <output className="block text-sm text-muted">{arrived && by && writerWords(by)}</output>
        </div>
        <div className="flex gap-2">
          {canSkip && (
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
        <output className="mt-2 block text-sm text-muted empty:hidden">
          {waitingWords({ before }) ?? (isSlow && 'Still working. Your form is kept.')}
        </output>
      </div>
      {/* For the eye only: the finished text is read out once, by the form. */}
      <div aria-hidden className="card min-h-96 space-y-3 p-6 text-lg sm:p-10">
        {lines.map((line, index) => (
          <p key={index} dir="auto" className="animate-settle">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The time without text after which the page says that generation continues. */
const SILENCE_TIMEOUT_MS = 12_000;

/** Whether nothing has arrived for SILENCE_TIMEOUT_MS. `progress` changes with everything that arrives. */
function useSilence(progress: number, isWaiting: boolean): boolean {
  const [silentSince, setSilentSince] = useState(-1);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSilentSince(progress), SILENCE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [progress, isWaiting]);
  return isWaiting && silentSince === progress;
}

/** Any key and any click outside a button lets the rest out at once. */
function useSkip(onSkip: () => void, enabled: boolean): void {
  const skip = useEffectEvent((event: Event) => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    if (event instanceof KeyboardEvent && !isPlainKey(event)) return;
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

function isPlainKey({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !repeat && !ctrlKey && !metaKey && !altKey && !NOT_A_SKIP.has(key);
}

const NOT_A_SKIP = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);
