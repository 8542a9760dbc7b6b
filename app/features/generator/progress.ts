import { useEffect, useState } from 'react';

/** The bar rises by this much every so many milliseconds: docs/product.md §9. */
const PROGRESS_STEP = 5;
export const PROGRESS_INTERVAL = 100;
export const PROGRESS_END = 100;

/** Milliseconds from the finished text to the result screen: docs/product.md §9. */
export const ARRIVAL_PAUSE = 500;

/** The bar after one more interval, in percent. It waits at the end. */
export function nextProgress(progress: number): number {
  return Math.min(PROGRESS_END, progress + PROGRESS_STEP);
}

/** The show of a bar while something runs: percent, and 0 again as soon as it does not. */
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
