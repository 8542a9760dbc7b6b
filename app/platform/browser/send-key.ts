/** Whether a key event is Ctrl+Enter, or Cmd+Enter on a Mac, which sends a text. */
export function isSendKey({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
