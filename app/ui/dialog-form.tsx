import { type ComponentType, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { focusReturnTarget } from './focus.ts';
import type { LazyPartProps } from './lazy-part.tsx';

type DialogProps = { isOpen: boolean; onClose: () => void; onClosed: () => void };

type Props = {
  Dialog: ComponentType<DialogProps & LazyPartProps>;
  method: 'get' | 'post';
  action: string;
  /** Its submit button. */
  children: ReactNode;
};

/** A form that opens a dialog. Without script, or when the dialog fails to load, the form is sent instead. */
export function DialogForm({ Dialog, method, action, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    opener.current = focusReturnTarget();
    setIsMounted(true);
    setIsOpen(true);
  };
  const sendForm = () => {
    setIsMounted(false);
    if (navigator.onLine) form.current?.submit();
  };
  return (
    <>
      <form ref={form} method={method} action={action} onSubmit={open}>
        {children}
      </form>
      {isMounted && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => opener.current?.focus()}
          onMissing={sendForm}
        />
      )}
    </>
  );
}
