import { useEffect, useState } from 'react';
import { useViewer } from '../../ui/use-viewer.ts';
import { copiedText } from '../../domain/posts/post.ts';
import { copyText } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { REPLY_COPIED, REPLY_COPY_FAILED } from './reply-words.ts';

/** How long the button says so: docs/product.md §9. Milliseconds. */
const COPIED_TIME = 2000;

/** Copies a reply as its card shows it (docs/product.md §5). Guests are sent to `onGuest`. */
export function useCopyReply(text: string, onGuest: () => void) {
  const notify = useNotify();
  const isMember = useViewer().kind === 'member';
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setIsCopied(false), COPIED_TIME);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    if (!isMember) return onGuest();
    if (!(await copyText(copiedText(text)))) return notify('bad', REPLY_COPY_FAILED);
    setIsCopied(true);
    setCopies((count) => count + 1);
    return notify('good', REPLY_COPIED);
  };
  return { copy, isCopied };
}
