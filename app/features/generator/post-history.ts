import { type PreviewState, readPreviewState } from '../../domain/posts/preview.ts';
import { onForget, tabReader } from '../../platform/browser/web-storage.ts';

// Since the page was loaded: what a reload shows, the server says.
const saved = new Set<string>();
let latest: string | null = null;
onForget(() => {
  saved.clear();
  latest = null;
});

/** A post as the browser's history keeps it: with a word for whoever it was shown to. For the browser only. */
export function saveInHistory(post: PreviewState): PreviewState & { reader: string } {
  latest = post.generationId;
  saved.add(post.generationId);
  return { ...post, reader: tabReader() };
}

/** Whether the change of page that begins now brings the post along, once: nobody has to wait for the server's. */
export function isCarriedByNavigation(generationId: string): boolean {
  const isIt = latest === generationId;
  latest = null;
  return isIt;
}

/** Whether an entry of this page's history has the post, should the server be out of reach. */
export function isInHistory(generationId: string): boolean {
  return saved.has(generationId);
}

/** The address of the result screen with one post, which it finds again also without the history. */
export function previewPath(generationId: string): string {
  return `/preview?${new URLSearchParams({ generation: generationId })}`;
}

/** The post of an entry of the history; `isOurs` while nobody has signed out of this tab since. */
export function findInHistory(state: unknown): { post: PreviewState; isOurs: boolean } | null {
  const post = readPreviewState(state);
  return post && { post, isOurs: (post as { reader?: unknown }).reader === tabReader() };
}
