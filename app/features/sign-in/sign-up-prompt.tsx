import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sendEvent } from '../../platform/http/send-event.ts';
import { useSiteData } from '../../ui/use-viewer.ts';
import { later } from '../../ui/later.tsx';
import { dropAction, saveAction } from './pending-action.ts';
import { type PromptedAction, signUpWords } from './sign-up-words.ts';

const SignUpDialog = later(() => import('./sign-up-dialog.tsx').then((part) => part.SignUpDialog));

type Options = {
  /** Where the person goes on afterwards, a path of our own. The page as it is, without it. */
  nextAfter?: (action: PromptedAction) => string;
};

/**
 * The prompt of one page: `show` opens and counts it, `element` goes anywhere into the page. What was ordered, and
 * about what, waits for `usePendingAction`.
 */
export function useSignUpPrompt({ nextAfter }: Options = {}) {
  const { pathname, search } = useLocation();
  const isGuest = useSiteData().viewer.kind === 'guest';
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const navigate = useNavigate();
  const [action, setAction] = useState<PromptedAction>('generate');
  const show = useCallback((wanted: PromptedAction, about = '') => {
    saveAction(wanted, about);
    sendEvent({ event: 'signup_prompt_shown', metadata: { action: wanted } });
    setAction(wanted);
    setWasOpen(true);
    setOpen(true);
  }, []);
  // Whoever has come in needs no prompt, also not after going out again.
  if (open && !isGuest) setOpen(false);
  const next = nextAfter?.(action) ?? pathname + search;
  const element = wasOpen && (
    <SignUpDialog
      isOpen={open}
      words={signUpWords(action)}
      next={next}
      onClose={() => {
        dropAction();
        setOpen(false);
      }}
      onMissing={() => void navigate(`/signup?${new URLSearchParams({ next }).toString()}`)}
    />
  );
  return { show, element };
}
