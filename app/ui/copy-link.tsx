import { Link2 } from 'lucide-react';
import { copyText, LINK_COPIED, LINK_FAILED } from './copy-text.ts';
import { useNotify } from './toasts.tsx';

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
