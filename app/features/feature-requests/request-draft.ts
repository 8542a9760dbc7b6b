import { keepEntry, readEntry } from '../../platform/browser/browser-storage.ts';

/** Begins as all that this tab forgets when its reader leaves (app/platform/browser/tab-memory.ts). */
const KEY = 'broetry-request';

/** What was typed and has not been sent. */
export function readDraft(): string {
  return readEntry('sessionStorage', KEY) ?? '';
}

/** Keeps what is being typed, over closing the dialog and over a reload. */
export function saveDraft(text: string): void {
  keepEntry('sessionStorage', KEY, text === '' ? null : text);
}
