import { createDrafts, type Drafts } from './draft-storage.ts';

let drafts: Drafts | undefined;

/** The drafts of this tab. For the browser only. */
export function tabDrafts(): Drafts {
  return (drafts ??= createDrafts(tabStorage()));
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
