import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * When the item that had the focus leaves its list, the next item in its place gets it, or what has the id
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
    const index = before.current.findIndex((id) => id === gone);
    before.current = ids;
    if (gone === undefined) return;
    // After a dialog that closes with the item, which returns the focus to a button that is gone.
    // A render before the timer must not clear it.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const next = found()[Math.min(index, ids.length - 1)];
      const target = next?.querySelector<HTMLElement>('a[href], button');
      (target ?? document.getElementById(fallback))?.focus({ preventScroll: true });
    });
  });
}

/**
 * Where the focus goes when a dialog closes that the focused element has opened. A button in a menu is gone with
 * the menu, which closes: then it is what opens the menu.
 */
export function focusReturnTarget(): HTMLElement | null {
  const pressed = document.activeElement;
  if (!(pressed instanceof HTMLElement)) return null;
  const menu = pressed.closest<HTMLElement>('[popover]');
  if (!menu) return pressed;
  menu.hidePopover();
  return document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
}

/**
 * After a change of page or step, the keyboard and the screen reader start at its heading; after a change
 * whose state says `keepsFocus`, such as another filter, they stay where they are.
 */
export function useHeadingFocus(): void {
  const { pathname, search, state } = useLocation();
  const keepsFocus = isKeeping(state);
  const shown = useRef(pathname + search);
  // With the page itself: an effect comes later, and until then Tab would begin where the old page had the focus.
  useLayoutEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    if (keepsFocus) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, search, keepsFocus]);
}

function isKeeping(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state;
}
