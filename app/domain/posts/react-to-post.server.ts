import { holdMember } from '../members/member-store.server.ts';
import { isId } from '../../platform/text/ids.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { addToCount, lockPost } from './post-counts-store.server.ts';
import { isBlocked } from '../screening/is-blocked.server.ts';
import { addHourlyNotice } from '../notifications/add-notice.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import type { Services } from '../../platform/services.ts';
import type { ReactionKind } from './reaction-kinds.ts';
import { deleteReaction, putReaction } from './reaction-store.server.ts';
import { REACTION_NOTICES } from './reaction-words.ts';

/** What the viewer thinks of the post now, and how many members think something; or why not. */
export type ReactionOutcome =
  | { ok: true; reaction: ReactionKind | null; realReactions: number }
  | { ok: false; reason: 'not-found' | 'blocked' }
  | RateLimited;

const BLOCKED = { ok: false, reason: 'blocked' } as const;
const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/**
 * Says what the viewer thinks of a shared post, once however often it is said; null takes it back. A post
 * that is not shared is a missing one.
 */
export async function reactToPost(
  services: Services,
  viewer: Member,
  postId: string,
  kind: ReactionKind | null,
): Promise<ReactionOutcome> {
  if (!isId(postId)) return NOT_FOUND;
  const taken = await services.rateLimits.take('reaction', viewer);
  if (!taken.ok) return taken;
  return change(services, viewer, postId, kind);
}

function change(
  services: Services,
  viewer: Member,
  postId: string,
  kind: ReactionKind | null,
): Promise<ReactionOutcome> {
  return services.db.transaction().execute(async (trx) => {
    const isHere = await holdMember(trx, viewer.id);
    const post = isHere ? await lockPost(trx, postId) : undefined;
    if (!post?.isShared) return NOT_FOUND;
    const owner = { post_id: postId, user_id: viewer.id };
    let { reactions } = post;
    if (kind === null) {
      if (await deleteReaction(trx, owner)) {
        await addToCount(trx, postId, 'reactions', -1);
        reactions -= 1;
      }
      return { ok: true, reaction: null, realReactions: reactions };
    }
    if (await isBlocked(trx, post.user_id, viewer.id)) return BLOCKED;
    if (await putReaction(trx, { ...owner, kind, created_at: services.now() })) {
      await addToCount(trx, postId, 'reactions', 1);
      reactions += 1;
      if (post.user_id !== viewer.id) {
        const text = REACTION_NOTICES[kind];
        const notice = { userId: post.user_id, text, link: `/post/${postId}` };
        await addHourlyNotice(services, { ...notice, kind: 'reactions' }, trx);
      }
    }
    return { ok: true, reaction: kind, realReactions: reactions };
  });
}
