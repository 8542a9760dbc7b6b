import type { Comment, CommentsPage } from '../../domain/community/comment.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';

/** Sends a comment on a shared post. The same `key` means the same comment. */
export function sendComment(postId: string, { text, key }: { text: string; key: string }) {
  const options = { method: 'POST', json: { text }, idempotencyKey: key };
  return requestJson<{ comment: Comment }>(`/api/posts/${postId}/comments`, options);
}

/** Loads the page of comments that begins at a cursor. */
export function fetchComments(postId: string, after: string) {
  const query = new URLSearchParams({ after }).toString();
  return requestJson<CommentsPage>(`/api/posts/${postId}/comments?${query}`);
}
