import { useEffect } from 'react';
import { browserStorage } from '../../platform/browser/web-storage.ts';

/** The usage of a guest according to the server. `lastUsed` is in epoch milliseconds, 0 for never. */
export type MirroredGuest = { id: string | null; postsGenerated: number; lastUsed: number };

/** The storage keys of docs/product.md §9: guest usage and guest session id. */
const USAGE_KEY = 'broetry-guest-usage';
const SESSION_KEY = 'broetry-guest-session';

/**
 * Writes the server's guest usage to `storage` (docs/product.md §3). The app never reads this copy. Storage errors are
 * ignored.
 */
export function mirrorGuest(storage: Pick<Storage, 'setItem'> | null, guest: MirroredGuest): void {
  const { id, postsGenerated, lastUsed } = guest;
  try {
    storage?.setItem(USAGE_KEY, JSON.stringify({ postsGenerated, lastUsed }));
    if (id !== null) storage?.setItem(SESSION_KEY, id);
  } catch {
    // Storage is full or blocked.
  }
}

let latest: MirroredGuest | null = null;

/** Returns the last guest state of this page, as a fallback for an unreachable server. Null before the first one. */
export function lastKnownGuest(): MirroredGuest | null {
  return latest;
}

/** Copies the guest state to localStorage on every change. */
export function useGuestMirror(guest: MirroredGuest | null): void {
  useEffect(() => {
    if (!guest) return;
    latest = guest;
    mirrorGuest(browserStorage('localStorage'), guest);
  }, [guest]);
}
