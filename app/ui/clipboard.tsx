import { useEffect, useRef, useState } from 'react';
import { Check, Link2 } from './icons/icons.tsx';
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

export const COPIED = 'Copied to clipboard!';
export const TEXT_COPY_FAILED = 'Failed to copy text';
export const LINK_COPIED = 'Link copied to clipboard!';
export const LINK_FAILED = 'Failed to copy link';

/** How long the button says that it has copied (docs/product.md §9). Milliseconds. */
const SHOWN_MS = 2000;

/** Copies a text and says in a toast whether it did. `isCopied` until the button says so no more. */
export function useCopy(copied: string, failed: string) {
  const notify = useNotify();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<boolean> => {
    if (!(await copyText(text))) {
      notify('bad', failed);
      return false;
    }
    notify('good', copied);
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return true;
  };
  return { copy, isCopied };
}

type CopyLinkProps = { url: string; onCopied?: () => void; className?: string };

/** Button that copies a URL, with the toasts of docs/product.md §8. */
export function CopyLink({ url, onCopied, className = 'button-plain' }: CopyLinkProps) {
  const { copy, isCopied } = useCopy(LINK_COPIED, LINK_FAILED);
  const copyUrl = async () => {
    if (await copy(url)) onCopied?.();
  };
  const Icon = isCopied ? Check : Link2;
  return (
    <button type="button" onClick={() => void copyUrl()} className={`button ${className}`}>
      <Icon size={18} /> <span>{isCopied ? 'Copied!' : 'Copy link'}</span>
    </button>
  );
}
