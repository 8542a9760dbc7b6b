import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  cleanComment,
  MAX_COMMENT_LENGTH,
  POSTED,
  POSTED_HELD,
  type SentComment,
} from '../../domain/community/comment.ts';
import { rejectionTitle, sendForm } from '../../platform/browser/json-requests.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../site/use-viewer.ts';

type CommentDraft = { comment: string };

/** The text in a history state; empty without one. */
export function readCommentDraft(state: unknown): string {
  const { comment } = (state ?? {}) as Partial<CommentDraft>;
  return typeof comment === 'string' ? comment : '';
}

/**
 * Posts a generated reply as a comment and navigates to the post. A reply that is too long is put into the comment
 * field instead. `usingId` is the reply that is being sent.
 */
export function useAsComment(postId: string, onGuest: () => void) {
  const isMember = useViewer().kind === 'member';
  const notify = useNotify();
  const navigate = useNavigate();
  const [usingId, setUsingId] = useState<string | null>(null);

  async function run(reply: { id: string; text: string }): Promise<void> {
    const to = `/post/${postId}#comments`;
    const text = cleanComment(reply.text);
    if (isTooLong(text)) {
      const state: CommentDraft = { comment: text };
      return navigate(to, { state });
    }
    setUsingId(reply.id);
    // The same reply on the same post is the same comment.
    const key = `${postId}-${reply.id}`;
    const sent = await sendForm<SentComment>(`/post/${postId}/comments`, { text, key });
    setUsingId(null);
    if (!sent.ok)
      return notify('bad', rejectionTitle(sent, 'The comment did not arrive. Try again.'));
    notify('good', sent.data.comment.isHeld ? POSTED_HELD : POSTED);
    return navigate(to);
  }
  const use = (reply: { id: string; text: string }) => {
    if (!isMember) onGuest();
    else if (usingId === null) void run(reply);
  };
  return { use, usingId };
}

/** Whether a reply exceeds the length of a comment. */
export function isTooLong(text: string): boolean {
  return cleanComment(text).length > MAX_COMMENT_LENGTH;
}
