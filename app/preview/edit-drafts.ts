import { browserStorage } from '../ui/browser-storage.ts';

/** What somebody is making of a version and has not saved: it outlives a reload of this tab. */
export function readEditDraft(id: string): string | null {
  try {
    return browserStorage('sessionStorage')?.getItem(entry(id)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps it; null forgets it. */
export function keepEditDraft(id: string, text: string | null): void {
  const storage = browserStorage('sessionStorage');
  try {
    if (text === null) storage?.removeItem(entry(id));
    else storage?.setItem(entry(id), text);
  } catch {
    // Full or forbidden: the page itself still has the text.
  }
}

function entry(id: string): string {
  return `broetry-edit:${id}`;
}
