import { isId } from '../../platform/text/ids.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { findFeedRow } from './feed-store.server.ts';
import { cutPage, type Place } from '../../platform/http/cursor.ts';
import type { Services } from '../../platform/services.ts';
import type { CommentsPage } from './comment.ts';
import { commentOf } from './comment-row.server.ts';
import { listCommentRows } from './comment-store.server.ts';

const PAGE = 20;

/** A page of the comments on a shared post, newest first; null when there is no such post for everybody. */
export async function listComments(
  { db }: Services,
  viewer: Viewer,
  postId: string,
  after: Place | null,
): Promise<CommentsPage | null> {
  const post = isId(postId) ? await findFeedRow(db, postId) : undefined;
  if (!post) return null;
  const viewerId = viewer.kind === 'member' ? viewer.id : null;
  const rows = await listCommentRows(db, { postId, viewerId, after, limit: PAGE + 1 });
  const { shown, next } = cutPage(rows, PAGE);
  return {
    comments: shown.map((row) => commentOf(row, { viewerId, postOwnerId: post.user_id })),
    next,
  };
}
