import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page or step, the keyboard and the screen reader start at its heading. */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, search]);
}
