import { type RefObject, useEffect, useRef } from 'react';

/** How far from what is seen an item has to be, in pixels. */
const FAR = 1500;
const FAR_MARK = 'data-far';
/** A shorter list costs little as it is. */
const LONG = 20;

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
      { rootMargin: `${FAR}px 0px` },
    );
    return () => watch.current?.disconnect();
  }, []);
  useEffect(() => {
    if (count <= LONG) return;
    // A selector would look at everything in every item.
    for (const group of list.current?.children ?? []) {
      if (isFar(group)) continue;
      for (const item of group.children) if (!isFar(item)) watch.current?.observe(item);
    }
  }, [list, count]);
}

function mark(node: Element): void {
  node.toggleAttribute(FAR_MARK, true);
}

function isFar(node: Element): boolean {
  return node.hasAttribute(FAR_MARK);
}

// A page that sleeps leaves out most of its first items too.
function isLaidOut({ firstElementChild }: Element): boolean {
  return firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? false;
}
