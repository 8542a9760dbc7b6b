import type { Comment, CommentsPage } from '../../domain/community/comment.ts';
import { requestJson, sendForm } from '../../platform/browser/json-requests.ts';

const pathOf = (postId: string) => `/api/posts/${postId}/opinions`;

/** Sends a form of a shared post. */
export function sendOpinion<Data>(postId: string, fields: Readonly<Record<string, string>>) {
  return sendForm<Data>(pathOf(postId), fields);
}

/** Sends a comment on a shared post. The same `key` means the same comment. */
export function sendComment(postId: string, comment: { text: string; key: string }) {
  return sendOpinion<{ comment: Comment }>(postId, comment);
}

/** Deletes a comment on a shared post. True also when it is already gone. */
export async function deleteComment(postId: string, comment: string): Promise<boolean> {
  const result = await sendOpinion(postId, { intent: 'delete-comment', comment });
  return result.ok || result.status === 404;
}

/** Loads the page of comments that begins at a cursor. */
export function fetchComments(postId: string, after: string) {
  const query = new URLSearchParams({ after }).toString();
  return requestJson<CommentsPage>(`${pathOf(postId)}?${query}`);
}
