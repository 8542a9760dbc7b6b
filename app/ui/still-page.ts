import { createContext } from 'react';

/** The built files that the framework and one page of it consist of. */
export type FrameworkFiles = {
  /** The list of all routes, and what starts the framework. */
  manifest: string;
  entry: string;
  /** The modules of each route that is shown, by the route's id. */
  routes: Record<string, string[]>;
  /** What those import. */
  imports: string[];
};

/** What a still page has in place of the framework. */
export type StillPart = {
  /** The address of its little script. */
  script: string;
  /** What wakes it when it is first touched; null for a page that is never awake. */
  sleeping: FrameworkFiles | null;
};

/** On the server, for a still page (see `stillness`). Null everywhere else, and always in the browser. */
export const StillPage = createContext<StillPart | null>(null);

/**
 * Whether a route's page is still for guests: `handle = { hydrate: 'never' }` for one that needs none of the
 * framework in the browser, `{ hydrate: 'when-touched' }` for one that needs it when the reader does something.
 */
export function stillness(handle: unknown): 'never' | 'when-touched' | null {
  if (typeof handle !== 'object' || handle === null) return null;
  const { hydrate } = handle as { hydrate?: unknown };
  return hydrate === 'never' || hydrate === 'when-touched' ? hydrate : null;
}
