import { useEffect } from 'react';

/** What the server says about a guest. `lastUsed` in epoch milliseconds, 0 for never. */
export type MirroredGuest = { id: string | null; postsGenerated: number; lastUsed: number };

/** The two keys of docs/product.md §9: one for guest usage, one for the guest session id. */
const USAGE_KEY = 'broetry-guest-usage';
const SESSION_KEY = 'broetry-guest-session';

/**
 * Writes the guest as the server sees it into `storage` (docs/product.md §3). A copy for the curious:
 * nothing ever reads it. A storage that refuses is left alone.
 */
export function mirrorGuest(storage: Pick<Storage, 'setItem'>, guest: MirroredGuest): void {
  const { id, postsGenerated, lastUsed } = guest;
  try {
    storage.setItem(USAGE_KEY, JSON.stringify({ postsGenerated, lastUsed }));
    if (id !== null) storage.setItem(SESSION_KEY, id);
  } catch {
    // Storage is full or forbidden.
  }
}

/** Keeps the mirror as fresh as the page. */
export function useGuestMirror(guest: MirroredGuest): void {
  const { id, postsGenerated, lastUsed } = guest;
  useEffect(() => {
    mirrorGuest(localStorage, { id, postsGenerated, lastUsed });
  }, [id, postsGenerated, lastUsed]);
}
