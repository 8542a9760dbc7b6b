import { useNavigate } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import type { PromptedAction } from '../sign-in/sign-up-words.ts';
import {
  BLOCK_FAILED,
  BLOCKED,
  UNBLOCK_FAILED,
  UNBLOCKED,
} from '../../domain/screening/moderation-words.ts';
import { copiedText } from '../../domain/posts/post.ts';
import { copyText } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
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
import type { FeedPost } from '../../domain/community/feed.server.ts';

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
    save(blob, `linkedin-post-${post.id}.png`);
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
    await beginAnew();
  }
  async function unblock(blockId: string): Promise<void> {
    if (!(await sendDelete(`/api/blocks/${blockId}`))) return notify('bad', UNBLOCK_FAILED);
    notify('good', UNBLOCKED);
    await beginAnew();
  }
  async function beginAnew(): Promise<void> {
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
    const answer = await fetch(`/post/${id}/picture.png?size=card`);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

function save(blob: Blob, name: string): void {
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
    const answer = await fetch('/api/blocks', { method: 'POST', headers, body });
    return answer.ok ? ((await answer.json()) as { id: string }).id : null;
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
