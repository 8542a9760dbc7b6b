import { useRef } from 'react';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { REACTION_FAILED, type ReactionKind } from '../../domain/community/reaction.ts';

/** Changes the post of this id wherever the page holds it. */
export type ChangePost = (id: string, patch: (post: FeedPost) => FeedPost) => void;

type Reaction = ReactionKind | null;
type Answer =
  | { ok: true; reaction: Reaction; realReactions: number }
  | { ok: false; words: string };

/**
 * What the reader thinks of a post: shown at once, then sent. Of many presses in a row the last one counts; one
 * that did not arrive is taken back.
 */
export function useReaction(post: FeedPost, change: ChangePost) {
  const notify = useNotify();
  const sending = useRef<{ wanted: Reaction } | null>(null);

  async function send(first: Reaction, before: Reaction): Promise<void> {
    const run = (sending.current = { wanted: first });
    let asked = first;
    for (;;) {
      // One after the other: side by side an old one could come last.
      const answer = await sendReaction(post.id, asked);
      if (!answer.ok) {
        change(post.id, (now) => withReaction(now, before));
        notify('bad', answer.words);
        break;
      }
      before = answer.reaction;
      if (run.wanted === asked) {
        change(post.id, (now) => withCount(now, answer.realReactions));
        break;
      }
      asked = run.wanted;
    }
    sending.current = null;
  }

  return (wanted: Reaction) => {
    change(post.id, (now) => withReaction(now, wanted));
    if (sending.current) sending.current.wanted = wanted;
    else void send(wanted, post.viewerReaction);
  };
}

/** The post with another reaction of the reader's, or with none. */
function withReaction(post: FeedPost, reaction: Reaction): FeedPost {
  const change = Number(reaction !== null) - Number(post.viewerReaction !== null);
  return { ...withCount(post, post.realReactions + change), viewerReaction: reaction };
}

function withCount(post: FeedPost, realReactions: number): FeedPost {
  return { ...post, likes: post.likes - post.realReactions + realReactions, realReactions };
}

async function sendReaction(id: string, kind: Reaction): Promise<Answer> {
  try {
    const answer = await fetch(`/api/posts/${id}/reaction`, {
      method: kind === null ? 'DELETE' : 'PUT',
      ...(kind === null
        ? {}
        : { body: JSON.stringify({ kind }), headers: { 'content-type': 'application/json' } }),
    });
    const said = (await answer.json()) as {
      reaction: Reaction;
      realReactions: number;
      title?: string;
    };
    if (answer.ok) return { ok: true, ...said };
    const isTold = answer.status < 500 && said.title !== undefined;
    return { ok: false, words: isTold ? (said.title ?? '') : REACTION_FAILED };
  } catch {
    return { ok: false, words: REACTION_FAILED };
  }
}
