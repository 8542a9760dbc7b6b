import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** When to ask: at once, or when the server had the time to hear of a stop and to give the free use back. */
export type RefreshUsage = (when: 'now' | 'soon') => void;
const SOON = 400;

/** Asks the server again how much of the free use is left: when told to, and when the reader comes back. */
export function useUsageRefresh(): RefreshUsage {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(true);
  const refresh = useCallback<RefreshUsage>(
    (when) => {
      clearTimeout(timer.current);
      // Other pages have nothing to ask again, and would break over it without the network.
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
