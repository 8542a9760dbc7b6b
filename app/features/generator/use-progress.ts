import { useEffect, useState } from 'react';
import { nextProgress, PROGRESS_INTERVAL } from './progress.ts';

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
