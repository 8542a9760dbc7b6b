import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Items added per frame: the initial and the maximum number. */
const FIRST_STEP = 2;
const MAX_STEP = 6;
/** Frames longer than this halve the number of items in the next frame. Milliseconds. */
const SLOW_FRAME_MS = 40;

/** Returns the number of items to add in the next frame. `took` is the duration of the last frame in milliseconds. */
export function nextStep(step: number, took: number): number {
  return took > SLOW_FRAME_MS ? Math.max(1, Math.floor(step / 2)) : Math.min(MAX_STEP, step + 1);
}

/**
 * Returns how many of `wanted` items to render now: `atOnce` at first, then more with each frame, as many as this
 * machine lays out without dropping frames.
 */
export function useIncrementalList(wanted: number, atOnce: number): number {
  const [reached, setReached] = useState(atOnce);
  const pace = useRef({ step: FIRST_STEP, at: Number.POSITIVE_INFINITY });
  const shown = Math.min(wanted, Math.max(reached, atOnce));
  // A list that restarts renders from its first item.
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

/** Distance from the viewport, in pixels, beyond which an item is skipped. */
const FAR_PX = 1500;
const FAR_ATTRIBUTE = 'data-far';
/** Shorter lists render fast enough without this. */
const MIN_ITEMS = 20;

/**
 * Sets `data-far` on items and groups far from the viewport, so that the browser skips their rendering
 * (app/ui/style.css). Only elements that were laid out get the attribute: they keep their measured height, so the
 * scroll position stays stable. The groups are the children of the list, the items the children of the groups. New
 * items are appended to the last group or to a new one.
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
    // A selector would match against every element in every item.
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

// False for items that `content-visibility` skips, as in a far group: they have no measured height.
function isLaidOut({ firstElementChild }: Element): boolean {
  return firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? false;
}
