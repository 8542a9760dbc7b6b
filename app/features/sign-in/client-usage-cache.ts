import { useEffect } from 'react';
import { browserStorage } from '../../platform/browser/web-storage.ts';

/** What the server says about a guest. `lastUsed` in epoch milliseconds, 0 for never. */
export type MirroredGuest = { id: string | null; postsGenerated: number; lastUsed: number };

/** The two keys of docs/product.md §9: one for guest usage, one for the guest session id. */
const USAGE_KEY = 'broetry-guest-usage';
const SESSION_KEY = 'broetry-guest-session';

/**
 * Writes the guest as the server sees it into `storage` (docs/product.md §3). A copy for the curious:
 * nothing ever reads it. A storage that refuses is left alone.
 */
export function mirrorGuest(storage: Pick<Storage, 'setItem'> | null, guest: MirroredGuest): void {
  const { id, postsGenerated, lastUsed } = guest;
  try {
    storage?.setItem(USAGE_KEY, JSON.stringify({ postsGenerated, lastUsed }));
    if (id !== null) storage?.setItem(SESSION_KEY, id);
  } catch {
    // Storage is full or forbidden.
  }
}

let latest: MirroredGuest | null = null;

/** The guest as this page last heard of it, for when the server cannot be asked. Null: never heard. */
export function lastKnownGuest(): MirroredGuest | null {
  return latest;
}

/** Keeps the mirror as fresh as the page. */
export function useGuestMirror(guest: MirroredGuest | null): void {
  useEffect(() => {
    if (!guest) return;
    latest = guest;
    mirrorGuest(browserStorage('localStorage'), guest);
  }, [guest]);
}
