import { useEffect, useReducer } from 'react';
import { useRevalidator } from 'react-router';

/** The time in which the server notices a stop and refunds the free use. Milliseconds. */
const REFUND_MS = 400;

/** Reloads the remaining free use: on request, and when the tab becomes visible. */
export function useUsageRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const [requests, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (requests === 0) return undefined;
    const timer = setTimeout(() => void revalidate(), REFUND_MS);
    return () => clearTimeout(timer);
  }, [requests, revalidate]);
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  return refresh;
}
