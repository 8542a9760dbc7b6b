import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { sendEvent } from '../analytics/send-event.ts';
import { SignInButtons } from '../auth/sign-in-buttons.tsx';
import { useSiteData } from '../auth/use-viewer.ts';
import { type PromptedAction, signUpWords } from './sign-up-words.ts';

type Options = {
  /** Where the person goes on afterwards, a path of our own. The page as it is, without it. */
  nextAfter?: (action: PromptedAction) => string;
};

/** The prompt of one page: `show` opens and counts it, `element` goes anywhere into the page. */
export function useSignUpPrompt({ nextAfter }: Options = {}) {
  const { pathname, search } = useLocation();
  const isGuest = useSiteData().viewer.kind === 'guest';
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
  // Whoever has come in needs no prompt, also not after going out again.
  if (open && !isGuest) setOpen(false);
  const next = nextAfter?.(action) ?? pathname + search;
  const element = (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <SignUpDialog words={signUpWords(action)} next={next} onClosed={returnFocus} />
    </Dialog.Root>
  );
  return { show, element };
}

type DialogProps = { words: string; next: string; onClosed: (event: Event) => void };

function SignUpDialog({ words, next, onClosed }: DialogProps) {
  const { signInOptions } = useSiteData();
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
      <Dialog.Content
        onCloseAutoFocus={onClosed}
        className="card fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-md -translate-y-1/2 animate-fade overflow-y-auto p-6 sm:p-8"
      >
        <Dialog.Title className="text-2xl">Sign up</Dialog.Title>
        <Dialog.Description className="mt-3 mb-6 text-lg">{words}</Dialog.Description>
        <SignInButtons options={signInOptions} intent="signup" next={next} />
        <div className="mt-6 border-t border-line pt-4">
          <div className="flex flex-col items-center justify-between sm:-mx-3 sm:flex-row">
            <Link
              to={`/login?${new URLSearchParams({ next }).toString()}`}
              className="button button-quiet"
            >
              I already have an account
            </Link>
            <Dialog.Close className="button button-quiet text-muted">Maybe later</Dialog.Close>
          </div>
        </div>
      </Dialog.Content>
    </Dialog.Portal>
  );
}
