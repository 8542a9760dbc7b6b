import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the item that had the focus leaves its list, the one that takes its place gets it, or what has the id
 * `fallback` once the list is empty. `ids` are those of the list's items, in their order; `items` selects these, by
 * default the children.
 */
export function useFocusAfterLeaving(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
  fallback: string,
  items = ':scope > *',
): void {
  const before = useRef(ids);
  const visited = useRef<string>(undefined);
  const found = () => Array.from(list.current?.querySelectorAll(items) ?? []);
  useEffect(() => {
    const node = list.current;
    const visit = ({ target }: FocusEvent) => {
      visited.current = ids[found().findIndex((item) => item.contains(target as Node))];
    };
    node?.addEventListener('focusin', visit);
    return () => node?.removeEventListener('focusin', visit);
  });
  useEffect(() => {
    const here = new Set(ids);
    const left = before.current.filter((id) => !here.has(id));
    // With the item that was deleted, later pages may go: then it is the one that had the focus.
    const gone = left.length === 1 ? left[0] : left.find((id) => id === visited.current);
    const place = before.current.findIndex((id) => id === gone);
    before.current = ids;
    if (gone === undefined) return;
    // After a dialog that closes with the item, which returns the focus to a button that is gone.
    // A render before the timer must not clear it.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const next = found()[Math.min(place, ids.length - 1)];
      const target = next?.querySelector<HTMLElement>('a[href], button');
      (target ?? document.getElementById(fallback))?.focus({ preventScroll: true });
    });
  });
}
