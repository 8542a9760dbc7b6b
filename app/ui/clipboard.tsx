import { Link2 } from 'lucide-react';
import { useNotify } from './toasts.tsx';

/**
 * Copies text to the clipboard. Returns false when the browser refuses, usually without a recent user gesture or over
 * plain HTTP.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

// Fallback for plain HTTP, where `navigator.clipboard` is missing.
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

/** Button that copies a URL, with the toasts of docs/product.md §8. */
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
