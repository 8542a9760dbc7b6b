import type { Member } from '../../platform/http/viewer.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import { printableText } from '../../platform/text/display-text.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestCommentsPage } from './request.ts';
import { listCommentRows } from './request-comment-store.server.ts';

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
    after: decodeCursor(cursor),
    limit: PAGE + 1,
  });
  const { shown, next } = cutPage(rows, PAGE);
  return {
    comments: shown.map((row) => ({
      id: row.id,
      text: printableText(row.text),
      authorName: printableText(row.display_name),
      createdAt: row.created_at,
      isOwn: row.user_id === viewer.id,
      mayDelete: row.user_id === viewer.id || viewer.isAdmin,
    })),
    next,
  };
}
