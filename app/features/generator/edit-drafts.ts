import { keepEntry, readEntry } from '../../platform/browser/browser-storage.ts';

/** What somebody is making of a version and has not saved: it outlives a reload of this tab. */
export function readEditDraft(id: string): string | null {
  return readEntry('sessionStorage', entry(id));
}

/** Keeps it; null forgets it. */
export function keepEditDraft(id: string, text: string | null): void {
  keepEntry('sessionStorage', entry(id), text);
}

function entry(id: string): string {
  return `broetry-edit:${id}`;
}
