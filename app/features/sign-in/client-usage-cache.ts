import { useEffect, useSyncExternalStore } from 'react';
import { parseEntry, readEntry, recordOf, writeEntry } from '../../platform/browser/web-storage.ts';

/** The usage of a guest according to the server. `lastUsed` is in epoch milliseconds, 0 for never. */
export type MirroredGuest = { id: string | null; postsGenerated: number; lastUsed: number };

/** The storage keys of docs/product.md §9: guest usage and guest session id. */
const USAGE_KEY = 'broetry-guest-usage';
const SESSION_KEY = 'broetry-guest-session';

/** Writes the server's guest usage to localStorage (docs/product.md §3). Only links read this copy: the server decides. */
export function mirrorGuest({ id, ...usage }: MirroredGuest): void {
  writeEntry('localStorage', USAGE_KEY, JSON.stringify(usage));
  if (id !== null) writeEntry('localStorage', SESSION_KEY, id);
  for (const tell of listeners) tell();
}

const listeners = new Set<() => void>();

function listen(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** Whether this browser knows of `free` posts that its guest has had. False before hydration. */
export function useIsFreePostUsed(free: number): boolean {
  return useSyncExternalStore(
    listen,
    () => readMirroredPosts() >= free,
    () => false,
  );
}

/** The number of posts in the copy of the guest usage, 0 without one. */
export function readMirroredPosts(): number {
  const { postsGenerated } = recordOf(parseEntry(readEntry('localStorage', USAGE_KEY)));
  return typeof postsGenerated === 'number' ? postsGenerated : 0;
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
