import type { KeyboardEvent } from 'react';

/** Whether a key event is Ctrl+Enter, or Cmd+Enter on a Mac, which sends a text. */
export function isSendKey({
  key,
  ctrlKey,
  metaKey,
}: Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** Sends the form of a field on Ctrl+Enter. */
export function sendByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (!isSendKey(event)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
