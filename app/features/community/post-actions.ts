import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { REACTION_FAILED, type ReactionKind } from '../../domain/community/reaction.ts';
import { copiedText } from '../../domain/posts/post.ts';
import {
  BLOCK_FAILED,
  BLOCKED,
  UNBLOCK_FAILED,
  UNBLOCKED,
} from '../../domain/screening/moderation-words.ts';
import { copyText } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../../ui/use-viewer.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import type { PromptedAction } from '../sign-in/sign-up-words.ts';
import {
  CHANGE_FAILED,
  COPIED,
  COPY_FAILED,
  DELETED,
  DOWNLOAD_FAILED,
  DOWNLOADED,
  UNSHARED,
} from './community-words.ts';
import { feedMemory } from './feed-memory.ts';

type Options = {
  post: FeedPost;
  /** Asks a guest to sign up first (docs/product.md §5). */
  prompt: (action: PromptedAction, about?: string) => void;
  /** The post has left the community. */
  onGone: (id: string) => void;
};

/** What can be done with a shared post. Guests sign up first. */
export function usePostActions({ post, prompt, onGone }: Options) {
  const notify = useNotify();
  const navigate = useNavigate();
  const isMember = useViewer().kind === 'member';
  const asMember = (action: PromptedAction, run: () => void) => () =>
    isMember ? run() : prompt(action, post.id);

  async function copy(): Promise<void> {
    if (await copyText(copiedText(post.text))) notify('good', COPIED);
    else notify('bad', COPY_FAILED);
  }
  async function download(): Promise<void> {
    const blob = await fetchPicture(post.id);
    if (!blob) return notify('bad', DOWNLOAD_FAILED);
    saveFile(blob, `linkedin-post-${post.id}.png`);
    notify('good', DOWNLOADED);
  }
  usePendingAction('copy', post.id, () => void copy());
  usePendingAction('download', post.id, () => void download());
  async function leave(path: string, words: string): Promise<void> {
    if (!(await sendDelete(path))) return notify('bad', CHANGE_FAILED);
    notify('good', words);
    onGone(post.id);
  }
  async function block(): Promise<void> {
    const blockId = await sendBlock(post.id);
    if (blockId === null) return notify('bad', BLOCK_FAILED);
    notify('good', BLOCKED, { words: 'Undo', run: () => void unblock(blockId) });
    await reloadFeed();
  }
  async function unblock(blockId: string): Promise<void> {
    if (!(await sendDelete(`/api/blocks/${blockId}`))) return notify('bad', UNBLOCK_FAILED);
    notify('good', UNBLOCKED);
    await reloadFeed();
  }
  async function reloadFeed(): Promise<void> {
    // Which of the other cards are theirs no page knows: the feed begins anew.
    feedMemory.forget();
    await navigate('/community');
  }
  return {
    asMember,
    copy: asMember('copy', () => void copy()),
    download: asMember('download', () => void download()),
    unshare: () => void leave(`/api/posts/${post.id}/share`, UNSHARED),
    remove: () => void leave(`/api/posts/${post.id}`, DELETED),
    block: isMember ? () => void block() : undefined,
  };
}

async function fetchPicture(id: string): Promise<Blob | null> {
  try {
    const response = await fetch(`/post/${id}/picture.png?size=card`);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

async function sendBlock(postId: string): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ kind: 'post', id: postId });
    const response = await fetch('/api/blocks', { method: 'POST', headers, body });
    return response.ok ? ((await response.json()) as { id: string }).id : null;
  } catch {
    return null;
  }
}

async function sendDelete(path: string): Promise<boolean> {
  try {
    // What is gone already is gone.
    const { ok, status } = await fetch(path, { method: 'DELETE' });
    return ok || status === 404;
  } catch {
    return false;
  }
}

/** Changes the post of this id wherever the page holds it. */
export type ChangePost = (id: string, patch: (post: FeedPost) => FeedPost) => void;

type Reaction = ReactionKind | null;
type ReactionResult =
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
    let sent = first;
    for (;;) {
      // One after the other: side by side an old one could come last.
      const response = await sendReaction(post.id, sent);
      if (!response.ok) {
        change(post.id, (now) => withReaction(now, before));
        notify('bad', response.words);
        break;
      }
      before = response.reaction;
      if (run.wanted === sent) {
        change(post.id, (now) => withCount(now, response.realReactions));
        break;
      }
      sent = run.wanted;
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

async function sendReaction(id: string, kind: Reaction): Promise<ReactionResult> {
  try {
    const response = await fetch(`/api/posts/${id}/reaction`, {
      method: kind === null ? 'DELETE' : 'PUT',
      ...(kind === null
        ? {}
        : { body: JSON.stringify({ kind }), headers: { 'content-type': 'application/json' } }),
    });
    const body = (await response.json()) as {
      reaction: Reaction;
      realReactions: number;
      title?: string;
    };
    if (response.ok) return { ok: true, ...body };
    const isTold = response.status < 500 && body.title !== undefined;
    return { ok: false, words: isTold ? (body.title ?? '') : REACTION_FAILED };
  } catch {
    return { ok: false, words: REACTION_FAILED };
  }
}
