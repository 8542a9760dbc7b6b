import { useEffect } from 'react';
import { watchVitals } from './send-vitals.ts';

/** Measures the visit, as long as the page is there. */
export function useVitals(): void {
  useEffect(() => watchVitals(), []);
}
