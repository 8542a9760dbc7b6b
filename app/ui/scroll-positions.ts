import { isRecord, parseEntry, readEntry, recordOf } from '../platform/browser/web-storage.ts';

/** Key under which the router stores its scroll positions. */
const SCROLL_KEY = 'react-router-scroll-positions';

/** Removes a malformed entry: the router does not validate it and throws at the next navigation. */
export function dropBrokenScrollPositions(
  storage: Pick<Storage, 'getItem' | 'removeItem'> | null,
): void {
  try {
    const saved = storage?.getItem(SCROLL_KEY) ?? '{}';
    if (!isRecord(parseEntry(saved))) storage?.removeItem(SCROLL_KEY);
  } catch {
    // The router cannot read this storage either.
  }
}

/** Returns the saved scroll position of a history entry. */
export function savedScroll(key: string): number | null {
  const position = recordOf(parseEntry(readEntry('sessionStorage', SCROLL_KEY)))[key];
  return typeof position === 'number' ? position : null;
}
