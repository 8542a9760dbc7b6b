import { startTransition, useEffect, useState } from 'react';

/** So many with each frame: what a slow phone lays out without a stutter. */
const STEP = 4;

/**
 * How many of `wanted` items to show now: the first `atOnce` from the start, the others a few with each frame, so that a
 * page of them that has come does not stop everything while it is laid out.
 */
export function useGradually(wanted: number, atOnce: number): number {
  const [reached, setReached] = useState(atOnce);
  const shown = Math.min(wanted, Math.max(reached, atOnce));
  // A list that begins anew begins from its start.
  if (reached > wanted) setReached(wanted);
  useEffect(() => {
    if (shown >= wanted) return;
    const frame = requestAnimationFrame(() => startTransition(() => setReached(shown + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [shown, wanted]);
  return shown;
}
