import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import {
  cleanComment,
  type Comment,
  type CommentsPage,
  DELETE_FAILED,
  DELETED,
  LOAD_FAILED,
  POST_FAILED,
  POSTED,
  POSTED_HELD,
} from '../../domain/community/comment.ts';
import type { PublicMember } from '../../platform/http/viewer.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { deleteComment, fetchComments, sendComment } from './comments-api.ts';

type Options = {
  postId: string;
  /** The page that the server sent. */
  first: CommentsPage;
  /** So many comments more are counted now. */
  onCount: (change: number) => void;
};

type LoadedComments = { from: CommentsPage; comments: readonly Comment[]; next: string | null };

/** The id of a comment that is on its way. */
export const SENDING_ID = 'sending';

/** The comments below a post: those the server sent, and what the reader does to them, shown at once. */
export function useComments({ postId, first, onCount }: Options) {
  const notify = useNotify();
  const [loaded, setLoaded] = useState<LoadedComments>({ from: first, ...first });
  if (loaded.from !== first) setLoaded({ from: first, ...first });
  const { state, more } = useOlder(postId, loaded.next, setLoaded);
  const lastAttempt = useRef<{ text: string; key: string } | null>(null);
  const setComments = (patch: (comments: readonly Comment[]) => readonly Comment[]) =>
    setLoaded((now) => ({ ...now, comments: patch(now.comments) }));

  /** Null when it stands there; else what is wrong with it, in words. */
  async function send(typed: string, viewer: PublicMember): Promise<string | null> {
    const text = cleanComment(typed);
    // The same words again, after a failure, are the same comment: it may have arrived after all.
    if (lastAttempt.current?.text !== text)
      lastAttempt.current = { text, key: newIdempotencyKey() };
    setComments((comments) => [draftOf(text, viewer), ...comments]);
    const sent = await sendComment(postId, lastAttempt.current);
    if (!sent.ok) {
      setComments((comments) => comments.filter(({ id }) => id !== SENDING_ID));
      notify('bad', sent.words ?? POST_FAILED);
      return sent.words ?? POST_FAILED;
    }
    lastAttempt.current = null;
    const { comment } = sent;
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
    if (await deleteComment(comment.id)) {
      notify('good', DELETED);
      if (!comment.isHeld) onCount(-1);
      return;
    }
    notify('bad', DELETE_FAILED);
    setComments((comments) => before.filter((one) => one === comment || comments.includes(one)));
  }

  return { ...loaded, state, send, remove, more };
}

type SetLoaded = Dispatch<SetStateAction<LoadedComments>>;

function useOlder(postId: string, next: string | null, setLoaded: SetLoaded) {
  const notify = useNotify();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function more(): Promise<void> {
    if (next === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await fetchComments(postId, next);
      setLoaded((now) => {
        const known = new Set(now.comments.map(({ id }) => id));
        const fresh = page.comments.filter(({ id }) => !known.has(id));
        return { ...now, comments: [...now.comments, ...fresh], next: page.next };
      });
      setState('idle');
    } catch {
      setState('failed');
      notify('bad', LOAD_FAILED);
    }
  }
  return { state, more };
}

function draftOf(text: string, { name, bio, photoUrl }: PublicMember): Comment {
  return {
    id: SENDING_ID,
    text,
    authorName: name,
    authorBio: bio ?? '',
    authorAvatar: photoUrl,
    createdAt: Date.now(),
    isOwn: true,
    mayDelete: false,
    isHeld: false,
  };
}
