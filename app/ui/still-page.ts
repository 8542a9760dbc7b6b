import { createContext } from 'react';

/**
 * On the server, for a page whose route says `handle = { hydrate: false }`: the address of the little script that
 * is all it gets. Null everywhere else, and always in the browser.
 */
export const StillScript = createContext<string | null>(null);

/** Whether a route asks for none of the framework in the browser. */
export function isStill(handle: unknown): boolean {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    (handle as { hydrate?: unknown }).hydrate === false
  );
}
