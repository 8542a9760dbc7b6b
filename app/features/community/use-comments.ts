import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { PublicMember } from '../../platform/http/viewer.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useNotify } from '../../ui/toasts.tsx';
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
import { fetchComments, sendComment, sendDeletion } from './send-comment.ts';

type Options = {
  postId: string;
  /** The page that the server sent. */
  first: CommentsPage;
  /** So many comments more are counted now. */
  onCount: (change: number) => void;
};

type Held = { from: CommentsPage; comments: readonly Comment[]; next: string | null };

/** The id of a comment that is on its way. */
export const ON_ITS_WAY = 'sending';

/** The comments below a post: those the server sent, and what the reader does to them, shown at once. */
export function useComments({ postId, first, onCount }: Options) {
  const notify = useNotify();
  const [held, setHeld] = useState<Held>({ from: first, ...first });
  if (held.from !== first) setHeld({ from: first, ...first });
  const { state, more } = useOlder(postId, held.next, setHeld);
  const lastGo = useRef<{ text: string; key: string } | null>(null);
  const setComments = (patch: (comments: readonly Comment[]) => readonly Comment[]) =>
    setHeld((now) => ({ ...now, comments: patch(now.comments) }));

  /** Null when it stands there; else what is wrong with it, in words. */
  async function send(typed: string, viewer: PublicMember): Promise<string | null> {
    const text = cleanComment(typed);
    // The same words again, after a failure, are the same comment: it may have arrived after all.
    if (lastGo.current?.text !== text) lastGo.current = { text, key: newIdempotencyKey() };
    setComments((comments) => [draftOf(text, viewer), ...comments]);
    const sent = await sendComment(postId, lastGo.current);
    if (!sent.ok) {
      setComments((comments) => comments.filter(({ id }) => id !== ON_ITS_WAY));
      notify('bad', sent.words ?? POST_FAILED);
      return sent.words ?? POST_FAILED;
    }
    lastGo.current = null;
    const { comment } = sent;
    setComments((comments) => [
      comment,
      ...comments.filter(({ id }) => id !== ON_ITS_WAY && id !== comment.id),
    ]);
    notify('good', comment.isHeld ? POSTED_HELD : POSTED);
    if (!comment.isHeld) onCount(1);
    return null;
  }

  async function remove(comment: Comment): Promise<void> {
    const before = held.comments;
    setComments((comments) => comments.filter(({ id }) => id !== comment.id));
    if (await sendDeletion(comment.id)) {
      notify('good', DELETED);
      if (!comment.isHeld) onCount(-1);
      return;
    }
    notify('bad', DELETE_FAILED);
    setComments((comments) => before.filter((one) => one === comment || comments.includes(one)));
  }

  return { ...held, state, send, remove, more };
}

type SetHeld = Dispatch<SetStateAction<Held>>;

function useOlder(postId: string, next: string | null, setHeld: SetHeld) {
  const notify = useNotify();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function more(): Promise<void> {
    if (next === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await fetchComments(postId, next);
      setHeld((now) => {
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
    id: ON_ITS_WAY,
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
