import { browserStorage } from '../ui/browser-storage.ts';
import { onForget } from '../ui/tab-memory.ts';
import { createDrafts, type Drafts } from './draft-storage.ts';

let drafts: Drafts | undefined;
onForget(() => drafts?.letGo());

/** The drafts of this tab. For the browser only. */
export function tabDrafts(): Drafts {
  return (drafts ??= createDrafts(browserStorage('sessionStorage')));
}
