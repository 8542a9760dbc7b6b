import type { Member } from '../../app/domain/members/viewer.ts';
import { shareGeneration } from '../../app/domain/posts/sharing.server.ts';
import type { PostRow } from '../../app/platform/db/tables.ts';
import type { Services } from '../../app/platform/services.ts';
import { UNLIMITED } from './rate-limits.ts';
import { write } from './write-as-member.ts';

type Choice = Parameters<typeof shareGeneration>[3];

/** Shares a saved post in its current version. */
export async function sharePost(
  services: Services,
  member: Member,
  postId: string,
  choice?: Choice,
) {
  const { generation_id: generationId } = await services.db
    .selectFrom('posts')
    .select('generation_id')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  return shareGeneration(services, member, generationId, choice);
}

/** Shares a new post of a member, with other columns from `row`. Returns its id. */
export async function shareNew(
  services: Services,
  member: Member,
  text: string,
  row: Partial<PostRow> = {},
): Promise<string> {
  const { postId } = await write(services, member, text);
  const outcome = await sharePost({ ...services, ...UNLIMITED }, member, postId);
  if (!outcome.ok) throw new Error(outcome.reason);
  if (Object.keys(row).length > 0) {
    await services.db.updateTable('posts').set(row).where('id', '=', postId).execute();
  }
  // The app clears the cache after a member's request. Services on a bare database have no cache.
  services.pageCache?.clear();
  return postId;
}
