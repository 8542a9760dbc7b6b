import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

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
