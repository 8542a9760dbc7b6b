import { useEffect } from 'react';
import { writeEntry } from '../../platform/browser/web-storage.ts';

/** The usage of a guest according to the server. `lastUsed` is in epoch milliseconds, 0 for never. */
export type MirroredGuest = { id: string | null; postsGenerated: number; lastUsed: number };

/** The storage keys of docs/product.md §9: guest usage and guest session id. */
const USAGE_KEY = 'broetry-guest-usage';
const SESSION_KEY = 'broetry-guest-session';

/** Writes the server's guest usage to localStorage (docs/product.md §3). The app never reads this copy. */
export function mirrorGuest({ id, ...usage }: MirroredGuest): void {
  writeEntry('localStorage', USAGE_KEY, JSON.stringify(usage));
  if (id !== null) writeEntry('localStorage', SESSION_KEY, id);
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
    mirrorGuest(guest);
  }, [guest]);
}
