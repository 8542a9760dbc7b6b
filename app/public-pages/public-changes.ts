import type { WriteWatch } from '../db/watch-writes.server.ts';

/** The tables that public pages are read from. A test looks at what they really read. */
export const PUBLIC_TABLES: ReadonlySet<string> = new Set([
  'posts',
  'users',
  'avatars',
  'comments',
  'attached_pictures',
  'resources',
]);

/** Counts the changes of what everybody may see. */
export type PublicChanges = WriteWatch & {
  count: () => number;
  /** Whether the changes of all processes are counted: without that, what is kept may be older than it seems. */
  hearsAll: () => boolean;
};

/** No change yet. `hearsAll` as long as this process is the only one that writes. */
export function createPublicChanges(hearsAll: () => boolean = () => true): PublicChanges {
  let changes = 0;
  return {
    tables: PUBLIC_TABLES,
    onWrite: () => {
      changes += 1;
    },
    count: () => changes,
    hearsAll,
  };
}
