import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the item that had the focus leaves its list, the one that takes its place gets it, or what has the id
 * `fallback` once the list is empty. `ids` are those of the list's children, in their order.
 */
export function useFocusAfterLeaving(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
  fallback: string,
): void {
  const before = useRef(ids);
  useEffect(() => {
    const left = before.current.filter((id) => !ids.includes(id));
    const place = before.current.findIndex((id) => id === left[0]);
    before.current = ids;
    // Another filter or page takes more than one away, and leaves the focus where it is.
    if (left.length !== 1) return;
    // After a dialog that closes with the item, which returns the focus to a button that is gone.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const next = list.current?.children[Math.min(place, ids.length - 1)];
      const target = next?.querySelector<HTMLElement>('a[href], button');
      (target ?? document.getElementById(fallback))?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  });
}
