import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { sendEvent } from '../analytics/send-event.ts';
import { type PromptedAction, signUpWords } from './sign-up-words.ts';

/** The prompt of one page: `show` opens and counts it, `element` goes anywhere into the page. */
export function useSignUpPrompt() {
  const [open, setOpen] = useState(false);
  const [action, setAction] = useState<PromptedAction>('generate');
  const opener = useRef<Element | null>(null);
  const show = (wanted: PromptedAction) => {
    sendEvent({ event: 'signup_prompt_shown', metadata: { action: wanted } });
    opener.current = document.activeElement;
    setAction(wanted);
    setOpen(true);
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const element = (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <SignUpDialog words={signUpWords(action)} onClosed={returnFocus} />
    </Dialog.Root>
  );
  return { show, element };
}

type DialogProps = { words: string; onClosed: (event: Event) => void };

function SignUpDialog({ words, onClosed }: DialogProps) {
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
      <Dialog.Content
        onCloseAutoFocus={onClosed}
        className="card fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-md -translate-y-1/2 animate-fade overflow-y-auto p-6 sm:p-8"
      >
        <Dialog.Title className="text-2xl">Sign up</Dialog.Title>
        <Dialog.Description className="mt-3 text-lg">{words}</Dialog.Description>
        <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
          Accounts open soon: this version of Broetry does not have them yet. You are early, which
          people here call visionary.
        </p>
        <Dialog.Close className="button button-primary mt-6 w-full">Maybe later</Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  );
}
