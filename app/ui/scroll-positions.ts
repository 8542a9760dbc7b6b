import { isRecord, parseEntry } from '../platform/browser/web-storage.ts';

/** Where the router keeps how far each page was scrolled. */
const SCROLL_KEY = 'react-router-scroll-positions';

/** Drops an entry that is no record: the router takes it as it is and breaks at the next change of page. */
export function dropBrokenScrollPositions(
  storage: Pick<Storage, 'getItem' | 'removeItem'> | null,
): void {
  try {
    const kept = storage?.getItem(SCROLL_KEY) ?? '{}';
    if (!isRecord(parseEntry(kept))) storage?.removeItem(SCROLL_KEY);
  } catch {
    // A storage that refuses gives the router nothing either.
  }
}
