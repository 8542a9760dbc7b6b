import type { Member } from '../auth/viewer.ts';
import { printableText } from '../posts/printable-text.ts';
import type { Services } from '../services.server.ts';
import type { RequestCommentsPage } from './request.ts';
import { type CommentCursor, listCommentRows } from './request-comment-store.server.ts';

const PAGE = 30;

/** A page of the comments on a request, oldest first. A cursor that is none begins at the beginning. */
export async function listRequestComments(
  { db }: Services,
  viewer: Member,
  requestId: string,
  cursor: string | null,
): Promise<RequestCommentsPage> {
  const rows = await listCommentRows(db, {
    requestId,
    after: readCursor(cursor ?? ''),
    limit: PAGE + 1,
  });
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    comments: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      text: printableText(row.text),
      authorName: printableText(row.display_name),
      createdAt: row.created_at,
      isOwn: row.user_id === viewer.id,
      mayDelete: row.user_id === viewer.id || viewer.isAdmin,
    })),
    next: last ? `${last.created_at}-${last.id}` : null,
  };
}

function readCursor(text: string): CommentCursor | null {
  const match = /^(\d{1,15})-([0-9a-z]{1,60})$/.exec(text);
  return match ? { createdAt: Number(match[1]), id: match[2] ?? '' } : null;
}
