import { Copy } from 'lucide-react';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

type Props = { isOpen: boolean; onCopy: () => void; onClose: () => void };

/** One button, for browsers that want to see it pressed before they let a page write to the clipboard. */
export function CopyNow({ isOpen, onCopy, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      title="You are in. So is your post."
      words="It is in your history. Your browser wants to see you press this one yourself."
      onClose={onClose}
    >
      <button type="button" onClick={onCopy} className="button button-primary mt-6 w-full">
        <Copy aria-hidden size={18} /> Copy now
      </button>
      <DialogClose className="button button-quiet mt-2 w-full">Not now</DialogClose>
    </Dialog>
  );
}
