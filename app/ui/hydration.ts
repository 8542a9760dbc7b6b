import { createContext, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** URL of the script for a page without hydration. Set on the server only; null elsewhere. */
export const StaticPageScript = createContext<string | null>(null);

/** Returns whether a route skips hydration for guests: `handle = { hydrate: false }`. */
export function isStaticPage(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && !handle.hydrate;
}
