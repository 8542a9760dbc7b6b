import { type Comment, type CommentsPage, LOAD_FAILED } from '../../domain/community/comment.ts';

/** What came of a comment. `words` say what is wrong with it; without them it did not arrive. */
export type SentComment = { ok: true; comment: Comment } | { ok: false; words: string | null };

/** Sends a comment on a shared post; the same `key` is the same comment. */
export async function sendComment(
  postId: string,
  { text, key }: { text: string; key: string },
): Promise<SentComment> {
  try {
    const response = await fetch(`/api/posts/${postId}/comments`, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    const body = (await response.json()) as { comment?: Comment; title?: string };
    if (response.ok && body.comment) return { ok: true, comment: body.comment };
    return { ok: false, words: response.status < 500 ? (body.title ?? null) : null };
  } catch {
    return { ok: false, words: null };
  }
}

/** Deletes a comment. What is gone already is gone. */
export async function deleteComment(id: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(`/api/comments/${id}`, { method: 'DELETE' });
    return ok || status === 404;
  } catch {
    return false;
  }
}

/** The page of comments that begins at the cursor. Throws when it does not come. */
export async function fetchComments(postId: string, after: string): Promise<CommentsPage> {
  const query = new URLSearchParams({ after });
  const response = await fetch(`/api/posts/${postId}/comments?${query.toString()}`);
  if (!response.ok) throw new Error(LOAD_FAILED);
  return (await response.json()) as CommentsPage;
}
