import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { findGuest } from './guest-store.server.ts';

/** What the browser mirrors of docs/product.md §3, Guest usage: a count and epoch milliseconds (0: never). */
export type GuestUsage = { postsGenerated: number; lastUsed: number };

/** How much of the free allowance this viewer has used, as the server counts it. */
export async function findGuestUsage(services: Services, viewer: Viewer): Promise<GuestUsage> {
  const guest = viewer.guestId ? await findGuest(services.db, viewer.guestId) : undefined;
  return { postsGenerated: guest?.posts_generated ?? 0, lastUsed: guest?.last_used ?? 0 };
}
