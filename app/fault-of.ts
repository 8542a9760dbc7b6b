import { isDatabaseAway } from './database-away.ts';
import { isStorageFull } from './storage-full.ts';

/** What of the outside stopped something, by its code; null for what nobody foresaw. */
export function faultOf(error: unknown): 'storage-full' | 'database-away' | null {
  if (isStorageFull(error)) return 'storage-full';
  return isDatabaseAway(error) ? 'database-away' : null;
}
