import { type PreviewState, readPreviewState } from '../../domain/posts/preview.ts';
import { onForget, tabReader } from '../../platform/browser/web-storage.ts';

// Since the page was loaded: after a reload the server has the post.
const saved = new Set<string>();
let latest: string | null = null;
onForget(() => {
  saved.clear();
  latest = null;
});

/** The history state of a post, with the id of the tab's reader. For the browser only. */
export function saveInHistory(post: PreviewState): PreviewState & { reader: string } {
  latest = post.generationId;
  saved.add(post.generationId);
  return { ...post, reader: tabReader() };
}

/** Whether the current navigation has this post in its state. True once. */
export function isCarriedByNavigation(generationId: string): boolean {
  const isIt = latest === generationId;
  latest = null;
  return isIt;
}

/** Whether a history entry of this page has the post: the fallback when the server cannot be reached. */
export function isInHistory(generationId: string): boolean {
  return saved.has(generationId);
}

export function previewPath(generationId: string): string {
  return `/preview?${new URLSearchParams({ generation: generationId })}`;
}

/** The post in a history state. `isOurs` is false after a sign-out in this tab. */
export function findInHistory(state: unknown): { post: PreviewState; isOurs: boolean } | null {
  const post = readPreviewState(state);
  return post && { post, isOurs: (post as { reader?: unknown }).reader === tabReader() };
}
