import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useCloseRequest } from './close-request.ts';
import { X } from './icons/icons.tsx';
import { useLetToastsGo } from './toasts.tsx';

const WIDTHS = {
  narrow: 'max-w-md',
  middle: 'max-w-lg',
  wide: 'max-w-xl',
  picture: 'max-w-3xl',
  stage: 'max-w-6xl',
} as const;

const PADDED = 'p-6 sm:p-8';
const MIDDLE = 'top-1/2 max-h-[calc(100dvh-32px)] -translate-y-1/2';
const CENTERED = `${PADDED} ${MIDDLE}`;
const PLACES = {
  centered: CENTERED,
  /** The top edge stays while content is added below. */
  growing: `${PADDED} top-[max(16px,8dvh)] max-h-[calc(100dvh-2*max(16px,8dvh))]`,
  /** On a phone it is at the bottom edge. */
  sheet: `${CENTERED} max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:translate-none max-sm:rounded-b-none max-sm:pb-[max(24px,env(safe-area-inset-bottom))]`,
  /** From edge to edge, on a phone all of it: on a wide screen what is shown is at the start, and its title, choices and buttons beside it. */
  stage: `${MIDDLE} max-sm:inset-0 max-sm:max-h-none max-sm:translate-none max-sm:rounded-none max-sm:border-0 lg:grid lg:h-[min(54rem,calc(100dvh-32px))] lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:overflow-hidden`,
} as const;

type FrameProps = {
  isOpen?: boolean;
  /** Runs on Escape, on a press outside the dialog, and when a button closes it. */
  onClose: () => void;
  width?: keyof typeof WIDTHS;
  /** Returns the element to focus on opening. Default: the first control. */
  focusFirst?: () => HTMLElement | null;
  /** Restores the focus on closing. Default: the element that had it before. */
  onClosed?: () => void;
  hasWords?: boolean;
  place?: keyof typeof PLACES;
  /** Only its buttons close it. */
  isKept?: boolean;
  children: ReactNode;
};

/** Frame of every dialog: the overlay, and a card that scrolls on low screens. */
export function DialogFrame({ isOpen = true, onClose, width = 'narrow', ...more }: FrameProps) {
  const {
    focusFirst,
    onClosed,
    hasWords = false,
    place = 'centered',
    isKept = false,
    children,
  } = more;
  const keep = (event: Event) => isKept && event.preventDefault();
  const opener = useRef<Element | null>(null);
  const letToastsGo = useLetToastsGo();
  useCloseRequest(isOpen && !isKept, onClose);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="on-screen fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          {...(hasWords ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={keep}
          onInteractOutside={keep}
          onOpenAutoFocus={(event) => {
            // They would lie over the dialog.
            letToastsGo();
            opener.current = document.activeElement;
            const first = focusFirst?.();
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (onClosed) onClosed();
            else if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={`card fixed inset-x-4 z-50 mx-auto animate-fade overflow-y-auto ${WIDTHS[width]} ${PLACES[place]}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type DialogProps = Omit<FrameProps, 'hasWords'> & {
  title: string;
  /** Description. Screen readers read it with the title. */
  words?: ReactNode;
  /** Shows a close button in the corner, for dialogs without a cancel button. */
  hasCross?: boolean;
};

/** A dialog with a title, an optional description and its content. */
export function Dialog({ title, words, hasCross = false, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame} hasWords={words !== undefined}>
      <div className="flex items-start justify-between gap-4">
        <Radix.Title
          dir="auto"
          className={`min-w-0 ${frame.width === 'picture' ? 'text-xl' : 'text-2xl'}`}
        >
          {title}
        </Radix.Title>
        {hasCross && (
          <Radix.Close
            aria-label="Close"
            className="button button-quiet -my-1.5 -me-2 size-11 shrink-0 p-0 text-muted"
          >
            <X size={20} />
          </Radix.Close>
        )}
      </div>
      {words !== undefined && (
        <Radix.Description asChild>
          <div className="mt-2 text-muted">{words}</div>
        </Radix.Description>
      )}
      {children}
    </DialogFrame>
  );
}

/** Title for a dialog that places it itself. */
export const DialogTitle = Radix.Title;

/** Button that closes the dialog around it. */
export const DialogClose = Radix.Close;

type ConfirmDeleteProps = {
  title: string;
  words: string;
  onDelete: () => void;
  onClose: () => void;
};

/** Confirmation dialog for a permanent deletion. */
export function ConfirmDelete({ onDelete, ...props }: ConfirmDeleteProps) {
  return <Confirm {...props} yes="Delete for good" no="Keep it" onYes={onDelete} />;
}

type ConfirmProps = Omit<ConfirmDeleteProps, 'onDelete'> & {
  yes: string;
  no: string;
  onYes: () => void;
};

/** Confirmation dialog. The initial focus is on the button that changes nothing. */
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
