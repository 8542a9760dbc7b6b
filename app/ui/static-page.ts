import { createContext } from 'react';

/** The address of the small script of a page that is not hydrated, on the server; null everywhere else. */
export const StillScript = createContext<string | null>(null);

/** Whether a route leaves its page without hydration for guests: `handle = { hydrate: false }`. */
export function isStill(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && !handle.hydrate;
}
