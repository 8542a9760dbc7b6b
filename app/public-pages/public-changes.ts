import type { WriteWatch } from '../db/watch-writes.server.ts';

/** The tables that public pages are read from. A test looks at what they really read. */
export const PUBLIC_TABLES: ReadonlySet<string> = new Set([
  'posts',
  'users',
  'comments',
  'attached_pictures',
  'resources',
]);

/** Counts the changes of what everybody may see, as far as this process makes them. */
export type PublicChanges = WriteWatch & { count: () => number };

/** No change yet. */
export function createPublicChanges(): PublicChanges {
  let changes = 0;
  return {
    tables: PUBLIC_TABLES,
    onWrite: () => {
      changes += 1;
    },
    count: () => changes,
  };
}
