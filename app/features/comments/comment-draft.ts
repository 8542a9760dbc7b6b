import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  cleanComment,
  MAX_COMMENT_LENGTH,
  POSTED,
  POSTED_HELD,
  USE_FAILED,
} from '../../domain/community/comment.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../../ui/use-viewer.ts';
import { sendComment } from './comments-api.ts';

/** What a page brings along for the field of comments, in the browser's history. */
type CommentDraft = { comment: string };

/** The text that was brought along; empty for anything else. */
export function readCommentDraft(state: unknown): string {
  const { comment } = (state ?? {}) as Partial<CommentDraft>;
  return typeof comment === 'string' ? comment : '';
}

/**
 * Makes a written reply a comment on a shared post and goes there. One that is too long for a comment goes there
 * into the field, to be shortened. `usingId` is the reply on its way.
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
    // The same reply on the same post is the same comment, however often it is pressed.
    const sent = await sendComment(postId, { text, key: `${postId}-${reply.id}` });
    setUsingId(null);
    if (!sent.ok) return notify('bad', sent.words ?? USE_FAILED);
    notify('good', sent.comment.isHeld ? POSTED_HELD : POSTED);
    return navigate(to);
  }
  const use = (reply: { id: string; text: string }) => {
    if (!isMember) onGuest();
    else if (usingId === null) void run(reply);
  };
  return { use, usingId };
}

/** Whether a reply is too long to be a comment as it is. */
export function isTooLong(text: string): boolean {
  return cleanComment(text).length > MAX_COMMENT_LENGTH;
}
