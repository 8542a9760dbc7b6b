import { browserStorage } from '../ui/browser-storage.ts';

/** Begins as all that this tab forgets when its reader leaves (app/ui/tab-memory.ts). */
const KEY = 'broetry-request';

/** What was typed and has not been sent. */
export function readDraft(): string {
  try {
    return browserStorage('sessionStorage')?.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is being typed, over closing the dialog and over a reload. */
export function keepDraft(text: string): void {
  try {
    const storage = browserStorage('sessionStorage');
    if (text === '') storage?.removeItem(KEY);
    else storage?.setItem(KEY, text);
  } catch {
    // A full storage only loses the text at a reload.
  }
}
