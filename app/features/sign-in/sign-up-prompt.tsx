import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseEntry, readEntry, writeEntry } from '../../platform/browser/web-storage.ts';
import { sendEvent } from '../site/send-event.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSiteData, useViewer } from '../site/use-viewer.ts';
import { type PromptedAction, signUpWords } from './sign-up-words.ts';

const SignUpDialog = lazyPart(() =>
  import('./sign-up-dialog.tsx').then((part) => part.SignUpDialog),
);

type Options = {
  /** Returns the path to open after the sign-up, on this site. Default: the current page. */
  nextAfter?: (action: PromptedAction) => string;
  /** Beside something grave the prompt does not sell. */
  isPlain?: boolean;
};

/**
 * Returns the sign-up prompt of a page: `show` opens it, sends the event and saves the action for `usePendingAction`.
 * `element` is the dialog to render.
 */
export function useSignUpPrompt({ nextAfter, isPlain }: Options = {}) {
  const { pathname, search } = useLocation();
  const { viewer, switches } = useSiteData();
  const isGuest = viewer.kind === 'guest';
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const [action, setAction] = useState<PromptedAction | null>(null);
  const show = useCallback((wanted: PromptedAction, about = '') => {
    saveAction(wanted, about);
    sendEvent({ event: 'signup_prompt_shown', metadata: { action: wanted } });
    setAction(wanted);
    setOpen(true);
  }, []);
  // A member needs no prompt, even after signing out again.
  if (open && !isGuest) setOpen(false);
  const next = (action && nextAfter?.(action)) ?? pathname + search;
  const element = action && (
    <SignUpDialog
      isOpen={open}
      words={signUpWords(action, isPlain, switches.freePosts)}
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

/** Counts a prompt that a page has in place of writing, as `useSignUpPrompt` counts its dialog (docs/product.md §9). */
export function useCountedPrompt(isShown: boolean): void {
  useEffect(() => {
    if (isShown) sendEvent({ event: 'signup_prompt_shown', metadata: { action: 'generate' } });
  }, [isShown]);
}

/** The `broetry-` prefix lets `forgetTab` delete the entry at sign-out. */
const STORAGE_KEY = 'broetry-order';
/** The lifetime of a saved action: the maximum duration of a sign-in. Milliseconds. */
const TTL_MS = 10 * MINUTE_MS;

type PendingAction = { action: PromptedAction; about: string; path: string; at: number };

/**
 * Saves the action that opened the sign-up prompt, for this page only; it replaces an earlier one. `about` identifies
 * the item on a page with several.
 */
function saveAction(action: PromptedAction, about: string): void {
  const saved: PendingAction = { action, about, path: pathNow(), at: Date.now() };
  writeEntry('sessionStorage', STORAGE_KEY, JSON.stringify(saved));
}

/** Deletes the saved action when the guest closes the prompt. */
function dropAction(): void {
  writeEntry('sessionStorage', STORAGE_KEY, null);
}

/**
 * Calls `run` once for the saved action when the viewer becomes a member on the same page. `about` restricts it to one
 * item; null accepts any, and `run` receives it. The action is never part of a URL, so no link can trigger it.
 */
export function usePendingAction(
  action: PromptedAction,
  about: string | null,
  run: (about: string) => void,
): void {
  const isMember = useViewer().kind === 'member';
  const carryOut = useEffectEvent(run);
  useEffect(() => {
    if (!isMember) return undefined;
    // Runs after the effects of all other components that depend on the viewer.
    const timer = setTimeout(() => {
      const taken = takeAction(action, about);
      if (taken) carryOut(taken.about);
    });
    return () => clearTimeout(timer);
  }, [isMember, action, about]);
}

function takeAction(action: PromptedAction, about: string | null): PendingAction | null {
  // Reads storage, not memory: a page from the back/forward cache must not repeat an action that another page has run.
  const saved = parseEntry(readEntry('sessionStorage', STORAGE_KEY)) as PendingAction | null;
  if (saved?.action !== action || saved.path !== pathNow()) return null;
  if (about !== null && about !== saved.about) return null;
  dropAction();
  return Date.now() - saved.at < TTL_MS ? saved : null;
}

function pathNow(): string {
  return location.pathname + location.search;
}
