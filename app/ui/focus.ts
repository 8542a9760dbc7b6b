import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordOf } from '../platform/browser/web-storage.ts';

/**
 * When the focused item leaves the list, moves the focus to the item now at its index, or to the element with the id
 * `fallback` once the list is empty. `ids` are the item ids in order. `items` is the selector of the items; default:
 * the children.
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
    // A deletion can drop later pages too. Then the item that left is the one that had the focus.
    const gone = left.length === 1 ? left[0] : left.find((id) => id === visited.current);
    const index = before.current.findIndex((id) => id === gone);
    before.current = ids;
    if (gone === undefined) return;
    // The timer runs after a dialog that closes with the item, which returns the focus to a removed button. A render
    // before the timer fires must not clear it.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const next = found()[Math.min(index, ids.length - 1)];
      const target = next?.querySelector<HTMLElement>('a[href], button');
      (target ?? document.getElementById(fallback))?.focus({ preventScroll: true });
    });
  });
}

/** Moves the focus between the items of a menu by arrow keys, Home and End. */
export function moveFocusByKey(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  items: readonly HTMLElement[],
): void {
  const at = items.findIndex((item) => item === document.activeElement);
  const [before, after] = [Math.max(at, 0) - 1, (at + 1) % items.length];
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: before,
    ArrowLeft: before,
    ArrowDown: after,
    ArrowRight: after,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target)?.focus();
}

/**
 * Returns the element that gets the focus when the dialog closes. For a button inside a menu, closes the menu and
 * returns the menu's trigger: the visible one, as the bar and the sidebar open the same menu.
 */
export function focusReturnTarget(): HTMLElement | null {
  const pressed = document.activeElement;
  if (!(pressed instanceof HTMLElement)) return null;
  const menu = pressed.closest<HTMLElement>('[popover]');
  if (!menu) return pressed;
  menu.hidePopover();
  const triggers = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`);
  return Array.from(triggers).find((trigger) => trigger.checkVisibility()) ?? null;
}

/**
 * Moves the focus to the page's `h1` after each navigation, for keyboard and screen reader. Navigations whose state
 * has `keepsFocus`, such as a filter, leave the focus alone.
 */
export function useHeadingFocus(): void {
  const { pathname, search, state } = useLocation();
  const keepsFocus = 'keepsFocus' in recordOf(state);
  const shown = useRef(pathname + search);
  // A layout effect, because until a normal effect runs, Tab would start at the old page's focus.
  useLayoutEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    if (keepsFocus) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, search, keepsFocus]);
}
