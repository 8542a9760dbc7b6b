import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { HOUR_MS } from '../../platform/time/time-units.ts';
import { lockMember } from '../members/member-store.server.ts';
import { mergeNotification } from '../notifications/notifications.server.ts';
import { addToCount, lockPost } from '../posts/post-store.server.ts';
import { quotedPost } from '../posts/post.ts';
import { BLOCKED_BY_AUTHOR, isBlocked } from '../screening/block-store.server.ts';
import { countReactions, deleteReaction, putReaction } from './reaction-store.server.ts';
import { type ReactionKind, reactionNotification } from './reaction.ts';

/** The viewer's reaction and the number of real reactions, or an error. */
type ReactionOutcome =
  | { ok: true; reaction: ReactionKind | null; realReactions: number }
  | Rejection;

/**
 * Sets the viewer's reaction to a shared post; null removes it. An unshared post is `not-found`. The caller takes the
 * point of the limit.
 */
export async function reactToPost(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Member,
  postId: string,
  kind: ReactionKind | null,
): Promise<ReactionOutcome> {
  if (!isId(postId)) return NOT_FOUND;
  return services.db.transaction().execute<ReactionOutcome>(async (trx) => {
    const isHere = await lockMember(trx, viewer.id);
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
    if (await isBlocked(trx, post.user_id, viewer.id)) return BLOCKED_BY_AUTHOR;
    if (await putReaction(trx, { ...owner, kind, created_at: services.now() })) {
      await addToCount(trx, postId, 'reactions', 1);
      reactions += 1;
      if (post.user_id !== viewer.id) {
        const counts = await countReactions(trx, postId, post.user_id);
        const notification = {
          userId: post.user_id,
          kind: 'reactions',
          text: reactionNotification(counts, quotedPost(post.post, post.formData)),
          link: `/post/${postId}`,
          quietMs: HOUR_MS,
        } as const;
        await mergeNotification(services, notification, trx);
      }
    }
    return { ok: true, reaction: kind, realReactions: reactions };
  });
}
