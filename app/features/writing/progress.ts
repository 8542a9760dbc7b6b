import { useEffect, useState } from 'react';

/** The step (percent) and its interval (milliseconds): docs/product.md §9. */
const PROGRESS_STEP = 5;
export const PROGRESS_INTERVAL = 100;
export const PROGRESS_END = 100;

/** The pause before the result screen, in milliseconds: docs/product.md §9. */
export const ARRIVAL_PAUSE = 500;

/** The progress after one interval, in percent, at most PROGRESS_END. */
export function nextProgress(progress: number): number {
  return Math.min(PROGRESS_END, progress + PROGRESS_STEP);
}

/** Simulated progress in percent while `running`; 0 otherwise. */
export function useProgress(running: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setProgress(nextProgress), PROGRESS_INTERVAL);
    return () => {
      clearInterval(timer);
      setProgress(0);
    };
  }, [running]);
  return progress;
}
