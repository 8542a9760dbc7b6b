import { useState } from 'react';
import {
  cleanComment,
  type Comment,
  COMMENT_FAILED,
  type CommentsPage,
  type SentComment,
  DELETE_FAILED,
  DELETED,
  POSTED,
  POSTED_HELD,
} from '../../domain/community/comment.ts';
import { createAttempts } from '../../platform/browser/attempts.ts';
import { rejectionTitle, requestJson, sendForm } from '../../platform/browser/json-requests.ts';
import type { PublicMember } from '../../domain/members/viewer.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { useLocalCopy } from '../../ui/use-local-copy.ts';

type Options = {
  postId: string;
  first: CommentsPage;
  onCount: (change: number) => void;
};

/** The id of a comment that is being sent. */
export const SENDING_ID = 'sending';

/** The comments below a post. New and deleted comments show at once and are reverted when the request fails. */
export function useComments({ postId, first, onCount }: Options) {
  const notify = useNotify();
  const [loaded, setLoaded] = useLocalCopy<CommentsPage>(first);
  const { state, more } = useOlder(postId, loaded.next, setLoaded);
  const [attempts] = useState(createAttempts);
  const setComments = (patch: (comments: Comment[]) => Comment[]) =>
    setLoaded((now) => ({ ...now, comments: patch(now.comments) }));

  /** Returns the error message; null when the comment was posted. */
  async function send(typed: string, viewer: PublicMember): Promise<string | null> {
    const text = cleanComment(typed);
    const key = attempts.keyFor(text);
    setComments((comments) => [draftOf(text, viewer), ...comments]);
    const sent = await sendForm<SentComment>(`/post/${postId}/comments`, { text, key });
    if (!sent.ok) {
      setComments((comments) => comments.filter(({ id }) => id !== SENDING_ID));
      // Said at the field, and not in a toast too.
      return rejectionTitle(sent, COMMENT_FAILED);
    }
    attempts.drop(key);
    const { comment } = sent.data;
    setComments((comments) => [
      comment,
      ...comments.filter(({ id }) => id !== SENDING_ID && id !== comment.id),
    ]);
    notify('good', comment.isHeld ? POSTED_HELD : POSTED);
    if (!comment.isHeld) onCount(1);
    return null;
  }

  async function remove(comment: Comment): Promise<void> {
    const before = loaded.comments;
    setComments((comments) => comments.filter(({ id }) => id !== comment.id));
    const sent = await sendForm(`/post/${postId}/comments/${comment.id}/delete`, {});
    // Or it was already gone.
    if (sent.ok || sent.status === 404) {
      notify('good', DELETED);
      if (!comment.isHeld) onCount(-1);
      return;
    }
    notify('bad', DELETE_FAILED);
    setComments((comments) => before.filter((one) => one === comment || comments.includes(one)));
  }

  return { ...loaded, state, send, remove, more };
}

type SetLoaded = (patch: (page: CommentsPage) => CommentsPage) => void;

function useOlder(postId: string, next: string | null, setLoaded: SetLoaded) {
  const notify = useNotify();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function more(): Promise<void> {
    if (next === null || state === 'loading') return;
    setState('loading');
    const path = `/post/${postId}/comments?after=${next}`;
    const result = await requestJson<CommentsPage>(path);
    setState(result.ok ? 'idle' : 'failed');
    if (!result.ok) return notify('bad', 'Failed to load comments');
    const page = result.data;
    setLoaded((now) => {
      const known = new Set(now.comments.map(({ id }) => id));
      const fresh = page.comments.filter(({ id }) => !known.has(id));
      return { ...now, comments: [...now.comments, ...fresh], next: page.next };
    });
  }
  return { state, more };
}

function draftOf(text: string, { name, bio, photoUrl, face }: PublicMember): Comment {
  return {
    id: SENDING_ID,
    text,
    authorName: name,
    authorBio: bio ?? '',
    authorAvatar: photoUrl,
    authorFace: face,
    createdAt: Date.now(),
    isOwn: true,
    mayDelete: false,
    isHeld: false,
  };
}
