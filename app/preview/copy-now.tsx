import { Copy } from 'lucide-react';
import { Dialog } from 'radix-ui';

type Props = { isOpen: boolean; onCopy: () => void; onClose: () => void };

/** One button, for browsers that want to see it pressed before they let a page write to the clipboard. */
export function CopyNow({ isOpen, onCopy, onClose }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Dialog.Content className="card fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 animate-fade p-6 sm:p-8">
          <Dialog.Title className="text-2xl">You are in. So is your post.</Dialog.Title>
          <Dialog.Description className="mt-3">
            It is in your history. Your browser wants to see you press this one yourself.
          </Dialog.Description>
          <button type="button" onClick={onCopy} className="button button-primary mt-6 w-full">
            <Copy aria-hidden size={18} /> Copy now
          </button>
          <Dialog.Close className="button button-quiet mt-2 w-full">Not now</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
