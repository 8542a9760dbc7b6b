import { Link2 } from 'lucide-react';
import { useNotify } from './toasts.tsx';

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
  const container = before?.closest('[role=dialog]') ?? document.body;
  container.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

export const LINK_COPIED = 'Link copied to clipboard!';
export const LINK_FAILED = 'Failed to copy link';

/** Puts an address on the clipboard, in the words of docs/product.md §8. */
export function CopyLink({ url }: { url: string }) {
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(url);
    notify(isCopied ? 'good' : 'bad', isCopied ? LINK_COPIED : LINK_FAILED);
  };
  return (
    <button type="button" onClick={() => void copy()} className="button button-plain">
      <Link2 aria-hidden size={18} /> Copy link
    </button>
  );
}
