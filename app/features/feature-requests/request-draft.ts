import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';

/** Begins as all that this tab forgets when its reader leaves (app/platform/browser/web-storage.ts). */
const KEY = 'broetry-request';

/** What was typed and has not been sent. */
export function readDraft(): string {
  return readEntry('sessionStorage', KEY) ?? '';
}

/** Keeps what is being typed, over closing the dialog and over a reload. */
export function saveDraft(text: string): void {
  writeEntry('sessionStorage', KEY, text === '' ? null : text);
}
