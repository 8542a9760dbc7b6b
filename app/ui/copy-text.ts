/**
 * Puts text on the clipboard. False when the browser does not let us, mostly because nobody has just pressed
 * something, or because the page came over plain http.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

// The old way, which plain http still has.
function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  const before = document.activeElement;
  const place = before?.closest('[role=dialog]') ?? document.body;
  place.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

export const LINK_COPIED = 'Link copied to clipboard!';
export const LINK_FAILED = 'Failed to copy link';
