import { isDatabaseAway } from './database-away.ts';
import { isOwnerGone } from './owner-gone.ts';
import { isStorageFull } from './storage-full.ts';

/** What of the outside stopped something, by its code; null for what is not foreseen. */
export function faultOf(error: unknown): 'storage-full' | 'database-away' | 'gone' | null {
  if (isStorageFull(error)) return 'storage-full';
  if (isOwnerGone(error)) return 'gone';
  return isDatabaseAway(error) ? 'database-away' : null;
}
