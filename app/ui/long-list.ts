import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** So many with a frame at the beginning, and at most. */
const FIRST_STEP = 2;
const MAX_STEP = 6;
/** What a frame may take before fewer are laid out in the next one. Milliseconds. */
const SLOW_FRAME_MS = 40;

/** How many to show with the next frame, after one of `step` that took so many milliseconds. */
export function nextStep(step: number, took: number): number {
  return took > SLOW_FRAME_MS ? Math.max(1, Math.floor(step / 2)) : Math.min(MAX_STEP, step + 1);
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

/** How far from what is seen an item has to be, in pixels. */
const FAR_PX = 1500;
const FAR_ATTRIBUTE = 'data-far';
/** A shorter list costs little as it is. */
const MIN_ITEMS = 20;

/**
 * Lets the browser leave out what is in the items of a long list, and in the groups around them, as long as they are far
 * from what is seen (`data-far`, app/ui/style.css). Only what was laid out once gets the mark: it keeps the height that
 * it had, so that every place in the list stays where it was. The groups are the children of the list, and the items
 * theirs; what comes new, comes into the last group or a new one.
 */
export function useOffscreenItems(list: RefObject<HTMLElement | null>, count: number): void {
  const watch = useRef<IntersectionObserver>(undefined);
  useEffect(() => {
    watch.current = new IntersectionObserver(
      (entries, observer) => {
        const far = entries
          .filter(({ target, isIntersecting }) => !isIntersecting && isLaidOut(target))
          .map(({ target }) => target);
        for (const item of far) {
          observer.unobserve(item);
          mark(item);
          if (item.parentElement?.nextElementSibling) mark(item.parentElement);
        }
      },
      { rootMargin: `${FAR_PX}px 0px` },
    );
    return () => watch.current?.disconnect();
  }, []);
  useEffect(() => {
    if (count <= MIN_ITEMS) return;
    // A selector would look at everything in every item.
    for (const group of list.current?.children ?? []) {
      if (isFar(group)) continue;
      for (const item of group.children) if (!isFar(item)) watch.current?.observe(item);
    }
  }, [list, count]);
}

function mark(node: Element): void {
  node.toggleAttribute(FAR_ATTRIBUTE, true);
}

function isFar(node: Element): boolean {
  return node.hasAttribute(FAR_ATTRIBUTE);
}

// A page that sleeps leaves out most of its first items too.
function isLaidOut({ firstElementChild }: Element): boolean {
  return firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? false;
}
