import { holdMember } from '../members/member-store.server.ts';
import { isId } from '../../platform/text/ids.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { lockPost } from './post-counts-store.server.ts';
import type { CommentRow } from '../../platform/db/tables.ts';
import { queueForReview } from '../screening/queue-for-review.server.ts';
import { isBlocked } from '../screening/is-blocked.server.ts';
import { nameFault } from '../screening/profile-words.server.ts';
import { screenText } from '../screening/screen-text.server.ts';
import { addNotice } from '../notifications/add-notice.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import type { Services } from '../../platform/services.ts';
import { cleanComment, type Comment, commentFault } from './comment.ts';
import { commentOf } from './comment-row.server.ts';
import { findCommentByKey, findCommentWithAuthor, insertComment } from './comment-store.server.ts';
import { commentNotice } from './comment-words.ts';
import { hasWebAddress } from '../screening/has-web-address.ts';

/** What a member says to a post; `key` is the same for the same click. */
export type CommentAsk = { postId: string; text: string; key: string };

/** The comment, as its writer sees it, or why there is none. `message` is for its writer. */
export type CommentOutcome =
  | { ok: true; comment: Comment; isNew: boolean }
  | {
      ok: false;
      reason: 'not-found' | 'blocked' | 'key-reused' | 'name-refused' | 'comment-refused';
    }
  | { ok: false; reason: 'invalid-field'; message: string }
  | RateLimited;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;
const BLOCKED = { ok: false, reason: 'blocked' } as const;
const KEY_REUSED = { ok: false, reason: 'key-reused' } as const;

/** Comments on a shared post, once for each key. A post that is not shared is a missing one. */
export async function writeComment(
  services: Services,
  viewer: Member,
  ask: CommentAsk,
): Promise<CommentOutcome> {
  const { postId, key } = ask;
  const text = cleanComment(ask.text);
  const message = commentFault(text);
  if (message !== null) return { ok: false, reason: 'invalid-field', message };
  if (!isId(postId)) return NOT_FOUND;
  const before = await findCommentByKey(services.db, viewer.id, key);
  if (before) return sentBefore(services, viewer, before, { post_id: postId, text });
  if (nameFault(viewer.name) !== null) return { ok: false, reason: 'name-refused' };
  const taken = await services.rateLimits.take('comment', viewer);
  if (!taken.ok) return taken;
  const { verdict } = await screenText(services, text);
  if (verdict === 'refuse') return { ok: false, reason: 'comment-refused' };
  const isHeld = verdict === 'review' || hasWebAddress(text);
  const now = services.now();
  const row: CommentRow = {
    id: services.newId(),
    post_id: postId,
    user_id: viewer.id,
    text,
    idem_key: key,
    created_at: now,
    hidden_at: isHeld ? now : null,
    hidden_reason: isHeld ? 'review' : null,
  };
  return keep(services, viewer, row);
}

async function keep(services: Services, viewer: Member, row: CommentRow): Promise<CommentOutcome> {
  const kept = await services.db.transaction().execute(async (trx) => {
    const isHere = await holdMember(trx, viewer.id);
    const post = isHere ? await lockPost(trx, row.post_id) : undefined;
    if (!post?.isShared) return NOT_FOUND;
    if (await isBlocked(trx, post.user_id, viewer.id)) return BLOCKED;
    if (!(await insertComment(trx, row))) return null;
    if (row.hidden_at !== null)
      await queueForReview(trx, services, { kind: 'comment', id: row.id });
    else if (post.user_id !== viewer.id) {
      const notice = {
        userId: post.user_id,
        kind: 'comments',
        text: commentNotice(viewer.name),
        link: `/post/${post.id}#comments`,
        actorId: viewer.id,
      } as const;
      await addNotice(services, notice, trx);
    }
    return 'kept';
  });
  if (kept === 'kept') return shown(services, viewer, row.id, true);
  if (kept) return kept;
  // The same click came in twice, and the other one was faster.
  const before = await findCommentByKey(services.db, viewer.id, row.idem_key);
  return before ? sentBefore(services, viewer, before, row) : NOT_FOUND;
}

function sentBefore(
  services: Services,
  viewer: Member,
  before: CommentRow,
  { post_id: postId, text }: Pick<CommentRow, 'post_id' | 'text'>,
): Promise<CommentOutcome> | CommentOutcome {
  if (before.post_id !== postId || before.text !== text) return KEY_REUSED;
  return shown(services, viewer, before.id, false);
}

async function shown(
  { db }: Services,
  viewer: Member,
  id: string,
  isNew: boolean,
): Promise<CommentOutcome> {
  const row = await findCommentWithAuthor(db, id);
  if (!row) return NOT_FOUND;
  const comment = commentOf(row, { viewerId: viewer.id, postOwnerId: viewer.id });
  return { ok: true, comment, isNew };
}
