import { createContext, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False on the server and while the page wakes up, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** The address of the small script of a page that is not hydrated, on the server; null everywhere else. */
export const StaticPageScript = createContext<string | null>(null);

/** Whether a route leaves its page without hydration for guests: `handle = { hydrate: false }`. */
export function isStaticPage(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && !handle.hydrate;
}
