import type { Viewer } from '../auth/viewer.ts';
import { findFeedRow } from '../community/feed-store.server.ts';
import { isId } from '../community/find-shared-post.server.ts';
import type { Services } from '../services.server.ts';
import { type CommentCursor, type CommentsPage, writeCommentCursor } from './comment.ts';
import { commentOf } from './comment-row.server.ts';
import { listCommentRows } from './comment-store.server.ts';

const PAGE = 20;

/** A page of the comments on a shared post, newest first; null when there is no such post for everybody. */
export async function listComments(
  { db }: Services,
  viewer: Viewer,
  postId: string,
  after: CommentCursor | null,
): Promise<CommentsPage | null> {
  const post = isId(postId) ? await findFeedRow(db, postId) : undefined;
  if (!post) return null;
  const viewerId = viewer.kind === 'member' ? viewer.id : null;
  const rows = await listCommentRows(db, { postId, viewerId, after, limit: PAGE + 1 });
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    comments: rows
      .slice(0, PAGE)
      .map((row) => commentOf(row, { viewerId, postOwnerId: post.user_id })),
    next: last ? writeCommentCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}
