import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { listUnclaimed } from './generation-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { savePost } from './save-post.server.ts';

/**
 * Puts what this browser's guest has written into the history of the member it turned into, once. Runs in
 * the caller's transaction. Returns the ids of the posts.
 */
export async function claimGuestPosts(
  trx: Kysely<Database>,
  services: Services,
  { userId, guestId }: { userId: string; guestId: string },
): Promise<string[]> {
  const ids: string[] = [];
  for (const row of await listUnclaimed(trx, guestId)) {
    ids.push(await savePost(trx, services, userId, row));
  }
  return ids;
}
