import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { isOwnerGone } from './owner-gone.ts';
import { isStorageFull } from './storage-full.ts';

/** What of the outside stopped something, by its code; null for what is not foreseen. */
export function classifyError(error: unknown): 'storage-full' | 'database-away' | 'gone' | null {
  if (isStorageFull(error)) return 'storage-full';
  if (isOwnerGone(error)) return 'gone';
  return isDatabaseUnavailable(error) ? 'database-away' : null;
}
