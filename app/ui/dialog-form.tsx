import { type ComponentProps, type ComponentType, type SubmitEvent, useRef, useState } from 'react';
import { focusReturnTarget } from './focus.ts';

type Dialog = ComponentType<{ isOpen: boolean; onClose: () => void; onClosed: () => void }>;
type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Fetches the files of the dialog, on first use. */
  load: () => Promise<Dialog>;
};

/** A form that opens a dialog instead of being sent. It is sent without script, and when the files fail to load online. */
export function DialogForm({ load, ...form }: Props) {
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    opener.current = focusReturnTarget();
    const show = (dialog: Dialog) => {
      setLoaded(() => dialog);
      setIsOpen(true);
    };
    void load().then(show, () => navigator.onLine && sent.submit());
  };
  return (
    <>
      <form {...form} onSubmit={submit} />
      {Loaded && (
        <Loaded
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => opener.current?.focus()}
        />
      )}
    </>
  );
}
