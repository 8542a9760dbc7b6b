import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';

/** What somebody is making of a version and has not saved: it outlives a reload of this tab. */
export function readEditDraft(id: string): string | null {
  return readEntry('sessionStorage', entry(id));
}

/** Keeps it; null forgets it. */
export function keepEditDraft(id: string, text: string | null): void {
  writeEntry('sessionStorage', entry(id), text);
}

function entry(id: string): string {
  return `broetry-edit:${id}`;
}
