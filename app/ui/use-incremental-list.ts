import { startTransition, useEffect, useRef, useState } from 'react';

/** So many with a frame at the beginning, and at most. */
const FIRST_STEP = 2;
const MOST = 6;
/** What a frame may take before fewer are laid out in the next one. Milliseconds. */
const SLOW = 40;

/** How many to show with the next frame, after one of `step` that took so many milliseconds. */
export function nextStep(step: number, took: number): number {
  return took > SLOW ? Math.max(1, Math.floor(step / 2)) : Math.min(MOST, step + 1);
}

/**
 * How many of `wanted` items to show now: the first `atOnce` from the start, the others with each frame as many as this
 * machine lays out without a stutter.
 */
export function useIncrementalList(wanted: number, atOnce: number): number {
  const [reached, setReached] = useState(atOnce);
  const pace = useRef({ step: FIRST_STEP, at: Number.POSITIVE_INFINITY });
  const shown = Math.min(wanted, Math.max(reached, atOnce));
  // A list that begins anew begins from its start.
  if (reached > wanted) setReached(wanted);
  useEffect(() => {
    if (shown >= wanted) {
      pace.current.at = Number.POSITIVE_INFINITY;
      return;
    }
    const frame = requestAnimationFrame((now) => {
      const { step, at } = pace.current;
      const next = now < at ? step : nextStep(step, now - at);
      pace.current = { step: next, at: now };
      startTransition(() => setReached(shown + next));
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, wanted]);
  return shown;
}
