import type { CommentRow } from '../../platform/db/tables.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { type Cursor, cutPage } from '../../platform/http/list-params.ts';
import { isId } from '../../platform/text/ids.ts';
import { memberFace } from '../faces/face.ts';
import { type Member, memberId, type Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { lockMember } from '../members/member-store.server.ts';
import { readAvatar } from '../members/read-avatar.server.ts';
import { mergeNotification } from '../notifications/notifications.server.ts';
import { peopleOf } from '../notifications/notifications.ts';
import { lockPost } from '../posts/post-store.server.ts';
import { quotedPost } from '../posts/post.ts';
import { hasWebAddress, publicNameError } from '../screening/profile-screening.server.ts';
import { BLOCKED_BY_AUTHOR, isBlocked } from '../screening/block-store.server.ts';
import { queueForReview } from '../screening/queue-for-review.server.ts';
import { screenText } from '../screening/screen-text.server.ts';
import {
  type CommentWithAuthor,
  countCommenters,
  deleteComment,
  findCommentByKey,
  findShownCommenter,
  insertComment,
  listCommentRows,
} from './comment-store.server.ts';
import { cleanComment, type Comment, commentError, type CommentsPage } from './comment.ts';
import { findFeedRow } from './feed-store.server.ts';
import { avatarPath } from './feed.server.ts';

function toComment(row: CommentWithAuthor, viewerId: string | null, postOwnerId: string): Comment {
  const isOwn = viewerId !== null && row.user_id === viewerId;
  return {
    id: row.id,
    text: printableText(row.text),
    authorName: printableText(row.display_name),
    authorBio: printableText(row.bio ?? ''),
    authorAvatar: avatarPath(`/comments/${row.id}`, row.photo_url),
    authorFace: memberFace(row.user_id, row.display_name),
    createdAt: row.created_at,
    isOwn,
    mayDelete: isOwn || (viewerId !== null && viewerId === postOwnerId),
    isHeld: row.hidden_at !== null,
  };
}

const PAGE_SIZE = 20;

/** A page of the comments on a shared post, newest first; null when there is no such shared post. */
export async function listComments(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  postId: string,
  after: Cursor | null,
): Promise<CommentsPage | null> {
  const post = isId(postId) ? await findFeedRow(db, postId) : undefined;
  if (!post) return null;
  const viewerId = memberId(viewer);
  const rows = await listCommentRows(db, { postId, viewerId, after, limit: PAGE_SIZE + 1 });
  const { shown, next } = cutPage(rows, PAGE_SIZE);
  return {
    comments: shown.map((row) => toComment(row, viewerId, post.user_id)),
    next,
  };
}

type NewComment = { postId: string; text: string; key: string };

/** The comment as its author sees it, or an error. */
type CommentOutcome = { ok: true; comment: Comment; isNew: boolean } | Rejection;

/** Comments on a shared post, once for each key. An unshared post is `not-found`. */
export async function writeComment(
  services: Services,
  viewer: Member,
  sent: NewComment,
): Promise<CommentOutcome> {
  const { postId, key: idem_key } = sent;
  const earlier = await findCommentByKey(services.db, viewer.id, idem_key);
  const taken = earlier ? null : await services.rateLimits.take('comment', viewer);
  if (taken?.ok === false) return taken;
  if (!isId(postId)) return NOT_FOUND;
  const text = cleanComment(sent.text);
  const message = commentError(text);
  if (message !== null) return { ok: false, reason: 'invalid-field', message };
  const comment = { post_id: postId, user_id: viewer.id, text, idem_key };
  if (earlier) return sentOutcome(earlier, comment, false);
  if ((await publicNameError(services, viewer.name, viewer.id)) !== null)
    return { ok: false, reason: 'name-refused' };
  const { verdict } = await screenText(services, text);
  if (verdict === 'refuse') return { ok: false, reason: 'comment-refused' };
  const isHeld = verdict === 'review' || hasWebAddress(text);
  const now = services.now();
  const row: CommentRow = {
    ...comment,
    id: services.newId(),
    created_at: now,
    hidden_at: isHeld ? now : null,
    hidden_reason: isHeld ? 'review' : null,
  };
  return saveComment(services, viewer, row);
}

async function saveComment(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Member,
  row: CommentRow,
): Promise<CommentOutcome> {
  const saved = await services.db.transaction().execute(async (trx) => {
    const isHere = await lockMember(trx, viewer.id);
    const post = isHere ? await lockPost(trx, row.post_id) : undefined;
    if (!post?.isShared) return NOT_FOUND;
    if (await isBlocked(trx, post.user_id, viewer.id)) return BLOCKED_BY_AUTHOR;
    // False after a concurrent request with the same key.
    if (!(await insertComment(trx, row))) return false;
    if (row.hidden_at !== null)
      await queueForReview(trx, services, { kind: 'comment', id: row.id });
    else if (post.user_id !== viewer.id) {
      const count = await countCommenters(trx, post.id, post.user_id);
      const who = peopleOf(count, viewer.name);
      const notification = {
        userId: post.user_id,
        kind: 'comments',
        text: `${who} commented on ${quotedPost(post.post, post.formData)}`,
        link: `/post/${post.id}#comments`,
        actorId: count === 1 ? viewer.id : undefined,
      } as const;
      await mergeNotification(services, notification, trx);
    }
    return true;
  });
  if (typeof saved !== 'boolean') return saved;
  const sent = await findCommentByKey(services.db, row.user_id, row.idem_key);
  return sent ? sentOutcome(sent, row, saved) : NOT_FOUND;
}

/** The outcome of the comment that was sent under a key, for the same comment or another one. */
function sentOutcome(
  row: CommentWithAuthor,
  sent: Pick<CommentRow, 'post_id' | 'user_id' | 'text'>,
  isNew: boolean,
): CommentOutcome {
  if (row.post_id !== sent.post_id || row.text !== sent.text) {
    return { ok: false, reason: 'key-reused' };
  }
  return { ok: true, comment: toComment(row, sent.user_id, sent.user_id), isNew };
}

/** Deletes an own comment, or one on an own post. False when there is no such comment. */
export async function removeComment(
  { db }: Pick<Services, 'db'>,
  viewer: Member,
  id: string,
): Promise<boolean> {
  return isId(id) && db.transaction().execute((trx) => deleteComment(trx, id, viewer.id));
}

/** The photo of the author of a public comment, or null. */
export async function readCommentAvatar(services: Pick<Services, 'db'>, id: string) {
  const userId = isId(id) ? await findShownCommenter(services.db, id) : undefined;
  return userId === undefined ? null : readAvatar(services, userId);
}
