import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** `soon` waits until the server has noticed a stop and refunded the free use. */
export type RefreshUsage = (when: 'now' | 'soon') => void;
const SOON = 400;

/** Reloads the remaining free use: on request, and when the tab becomes visible. */
export function useUsageRefresh(): RefreshUsage {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(true);
  const refresh = useCallback<RefreshUsage>(
    (when) => {
      clearTimeout(timer.current);
      // Other pages need no reload, and would fail offline.
      if (!isHere.current) return;
      timer.current = setTimeout(() => void revalidate(), when === 'now' ? 0 : SOON);
    },
    [revalidate],
  );
  useEffect(() => {
    isHere.current = true;
    const comeBack = () => {
      if (document.visibilityState === 'visible') refresh('now');
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      clearTimeout(timer.current);
      isHere.current = false;
    };
  }, [refresh]);
  return refresh;
}
