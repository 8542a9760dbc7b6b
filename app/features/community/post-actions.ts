import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import type { Highlight } from '../../domain/community/highlights.server.ts';
import { REACTION_FAILED, type ReactionKind } from '../../domain/community/reaction.ts';
import {
  CHANGE_FAILED,
  copiedText,
  POST_DELETED,
  POST_DOWNLOADED,
  TAKEN_BACK,
} from '../../domain/posts/post.ts';
import {
  BLOCK_FAILED,
  BLOCKED,
  UNBLOCK_FAILED,
  UNBLOCKED,
} from '../../domain/screening/moderation-words.ts';
import { rejectionTitle, requestFile, sendForm } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { COPIED, copyText, TEXT_COPY_FAILED } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import type { PromptedAction } from '../sign-in/sign-up-words.ts';
import { SHARED_DOWNLOAD_FAILED, HIGHLIGHTED } from './community-words.ts';
import { feedMemory } from './feed-memory.ts';

type Options = {
  post: FeedPost;
  /** Opens the sign-up prompt for a guest (docs/product.md §5). */
  prompt: (action: PromptedAction, about?: string) => void;
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
    if (!(await copyText(copiedText(post.text)))) return notify('bad', TEXT_COPY_FAILED);
    notify('good', COPIED);
  }
  async function download(): Promise<void> {
    if (await savePicture(post.id)) notify('good', POST_DOWNLOADED);
    else notify('bad', SHARED_DOWNLOAD_FAILED);
  }
  usePendingAction('copy', post.id, () => void copy());
  usePendingAction('download', post.id, () => void download());
  async function leave(path: string, words: string): Promise<void> {
    const sent = await sendForm(path, {});
    // Or it was already gone.
    if (!sent.ok && sent.status !== 404) return notify('bad', CHANGE_FAILED);
    notify('good', words);
    onGone(post.id);
  }
  async function block(): Promise<void> {
    const sent = await sendForm<{ block: string }>(`/post/${post.id}/block`, {});
    if (!sent.ok) return notify('bad', BLOCK_FAILED);
    notify('good', BLOCKED, { words: 'Undo', run: () => void unblock(sent.data.block) });
    await reloadFeed();
  }
  async function unblock(id: string): Promise<void> {
    const sent = await sendForm(`/post/${post.id}/unblock`, { block: id });
    if (!sent.ok && sent.status !== 404) return notify('bad', UNBLOCK_FAILED);
    notify('good', UNBLOCKED);
    await reloadFeed();
  }
  async function reloadFeed(): Promise<void> {
    // The page does not know which other cards are by this author: the feed is loaded again.
    feedMemory.forget();
    await navigate('/community');
  }
  return {
    asMember,
    copy: asMember('copy', () => void copy()),
    download: asMember('download', () => void download()),
    unshare: () => void leave(`/post/${post.id}/unshare`, TAKEN_BACK),
    remove: () => void leave(`/post/${post.id}/delete`, POST_DELETED),
    block: () => void block(),
  };
}

async function savePicture(id: string): Promise<boolean> {
  const picture = await requestFile(`/post/${id}/picture.png?size=card`);
  if (!picture.ok) return false;
  saveFile(picture.data.blob, `linkedin-post-${id}.png`);
  return true;
}

/** Changes the post of this id wherever the page holds it. */
export type ChangePost = (id: string, patch: (post: FeedPost) => FeedPost) => void;

/** Pins and features a post, or takes that back. Undefined for who is no admin. */
export function useHighlight(post: FeedPost, change: ChangePost) {
  const notify = useNotify();
  const viewer = useViewer();
  async function send(as: Highlight, isOn: boolean): Promise<void> {
    const fields = { as, ...(isOn && { isOn: 'yes' }) };
    const sent = await sendForm(`/post/${post.id}/highlight`, fields);
    if (!sent.ok) return notify('bad', rejectionTitle(sent, CHANGE_FAILED));
    notify('good', HIGHLIGHTED[as][isOn ? 'on' : 'off']);
    const mark = { [as === 'pinned' ? 'isPinned' : 'isFeatured']: isOn || undefined };
    change(post.id, (now) => ({ ...now, ...mark }));
  }
  if (viewer.kind !== 'member' || !viewer.isAdmin) return undefined;
  return (as: Highlight, isOn: boolean) => void send(as, isOn);
}

type Reaction = ReactionKind | null;
type Reacted = { reaction: Reaction; realReactions: number };

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
      const path = `/post/${post.id}/reactions`;
      const response = await sendForm<Reacted>(path, { kind: sent ?? '' });
      if (!response.ok) {
        change(post.id, (now) => withReaction(now, before));
        notify('bad', rejectionTitle(response, REACTION_FAILED));
        break;
      }
      before = response.data.reaction;
      if (run.wanted === sent) {
        change(post.id, (now) => withCount(now, response.data.realReactions));
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

function withReaction(post: FeedPost, reaction: Reaction): FeedPost {
  const change = Number(reaction !== null) - Number(post.viewerReaction !== null);
  return { ...withCount(post, post.realReactions + change), viewerReaction: reaction };
}

function withCount(post: FeedPost, realReactions: number): FeedPost {
  return { ...post, likes: post.likes - post.realReactions + realReactions, realReactions };
}
