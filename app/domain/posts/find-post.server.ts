import { findAttached } from './attachment-store.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { findPostOfGeneration } from './generation-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { findOwnPost } from './post-store.server.ts';
import { postSummary, type PostSummary } from './post-summary.ts';

/** One of the viewer's own posts, by its id or by one of its versions; null when there is none. */
export async function findPost(
  { db }: Services,
  viewer: Member,
  wanted: { id: string } | { generationId: string },
): Promise<PostSummary | null> {
  const row =
    'id' in wanted
      ? await findOwnPost(db, viewer.id, wanted.id)
      : await findPostOfGeneration(db, viewer.id, wanted.generationId);
  if (!row) return null;
  return postSummary(row, (await findAttached(db, [row.id])).get(row.id));
}
