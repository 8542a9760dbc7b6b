import { POST_STYLES } from '../../comedy/post-styles.ts';
import { browserStorage } from '../ui/browser-storage.ts';
import { createDrafts, type Drafts } from './draft-storage.ts';

let drafts: Drafts | undefined;

/** The drafts of this tab. For the browser only. */
export function tabDrafts(): Drafts {
  return (drafts ??= createDrafts(browserStorage('sessionStorage')));
}

/** Forgets all that was typed in this tab. */
export function forgetDrafts(): void {
  tabDrafts().forget(POST_STYLES.map((style) => style.value));
}
