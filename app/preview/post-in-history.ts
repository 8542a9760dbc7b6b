import { tabReader } from '../ui/tab-memory.ts';
import { type PreviewState, readPreviewState } from './preview-state.ts';

/** A post as the browser's history keeps it: with a word for whoever it was shown to. For the browser only. */
export function keepInHistory(post: PreviewState): PreviewState & { reader: string } {
  return { ...post, reader: tabReader() };
}

/** The post of an entry of the history; `isOurs` while nobody has signed out of this tab since. */
export function findInHistory(state: unknown): { post: PreviewState; isOurs: boolean } | null {
  const post = readPreviewState(state);
  return post && { post, isOurs: (post as { reader?: unknown }).reader === tabReader() };
}
