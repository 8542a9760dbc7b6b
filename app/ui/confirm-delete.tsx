import { useRef } from 'react';
import { Dialog, DialogClose } from './dialog.tsx';

type Props = {
  /** The question. */
  title: string;
  /** What goes with it. */
  words: string;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks once: what goes here goes for good. */
export function ConfirmDelete({ onDelete, ...props }: Props) {
  return <Confirm {...props} yes="Delete for good" no="Keep it" onYes={onDelete} />;
}

type ConfirmProps = Omit<Props, 'onDelete'> & { yes: string; no: string; onYes: () => void };

/** Asks once before something that somebody may press by mistake: it begins on the answer that changes nothing. */
export function Confirm({ title, words, yes, no, onYes, onClose }: ConfirmProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={title} words={words} focusFirst={() => safe.current} onClose={onClose}>
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => {
            onClose();
            onYes();
          }}
          className="button button-plain flex-1 border-bad text-bad"
        >
          {yes}
        </button>
        <DialogClose ref={safe} className="button button-primary flex-1">
          {no}
        </DialogClose>
      </div>
    </Dialog>
  );
}
