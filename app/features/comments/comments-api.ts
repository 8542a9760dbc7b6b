import type { Comment } from '../../domain/community/comment.ts';
import { sendForm } from '../../platform/browser/json-requests.ts';

/** Sends a form of a shared post. */
export function sendOpinion<Data>(postId: string, fields: Readonly<Record<string, string>>) {
  return sendForm<Data>(`/api/posts/${postId}/opinions`, fields);
}

/** Sends a comment on a shared post. The same `key` means the same comment. */
export function sendComment(postId: string, comment: { text: string; key: string }) {
  return sendOpinion<{ comment: Comment }>(postId, comment);
}
