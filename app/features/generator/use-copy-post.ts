import { useState } from 'react';
import { copiedText } from '../../domain/posts/post.ts';
import { copyText } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { COPY_FAILED, POST_COPIED } from './preview-words.ts';

/** Copies the post as its card shows it (docs/product.md §5). */
export function useCopyPost(text: string) {
  const notify = useNotify();
  const [isWaiting, setIsWaiting] = useState(false);
  const copy = async () => {
    setIsWaiting(false);
    if (await copyText(copiedText(text))) notify('good', POST_COPIED);
    else notify('bad', COPY_FAILED);
  };
  /** Without a press of a button before it: when the browser wants one, `isWaiting` asks for it. */
  const copyUnasked = async () => {
    if (await copyText(copiedText(text))) notify('good', POST_COPIED);
    else setIsWaiting(true);
  };
  return { copy, copyUnasked, isWaiting, giveUp: () => setIsWaiting(false) };
}
