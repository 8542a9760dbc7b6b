import { useEffect } from 'react';
import { watchVitals } from './send-vitals.ts';

/** Measures the visit. */
export function useVitals(): void {
  useEffect(watchVitals, []);
}
