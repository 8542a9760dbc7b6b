import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseEntry, readEntry, writeEntry } from '../../platform/browser/web-storage.ts';
import { sendEvent } from '../../platform/http/send-event.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSiteData, useViewer } from '../../ui/use-viewer.ts';
import { type PromptedAction, signUpWords } from './sign-up-words.ts';

const SignUpDialog = lazyPart(() =>
  import('./sign-up-dialog.tsx').then((part) => part.SignUpDialog),
);

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

/** Under which the tab keeps it: with whatever else it forgets when its reader leaves. */
const STORAGE_KEY = 'broetry-order';
/** As long as a sign-in may take. Milliseconds. */
const TTL_MS = 10 * MINUTE_MS;

type PendingAction = { action: PromptedAction; about: string; path: string; at: number };

/**
 * Keeps what a guest was about to do when the sign-up prompt came: one order, for the page it was given on. `about`
 * says about which thing, where a page has several.
 */
function saveAction(action: PromptedAction, about: string): void {
  const saved: PendingAction = { action, about, path: pathNow(), at: Date.now() };
  writeEntry('sessionStorage', STORAGE_KEY, JSON.stringify(saved));
}

/** Whoever does not want to sign up takes the order back. */
function dropAction(): void {
  writeEntry('sessionStorage', STORAGE_KEY, null);
}

/**
 * Does what signing up stood in the way of, once, as soon as the reader is a member: `run`, when this is what was
 * ordered on this page, about `about` or, without it, about whatever `run` is told. No address says it, so no link
 * makes anybody do anything.
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
    // After everything else on the page has taken notice of the member.
    const timer = setTimeout(() => {
      const taken = takeAction(action, about);
      if (taken) carryOut(taken.about);
    });
    return () => clearTimeout(timer);
  }, [isMember, action, about]);
}

function takeAction(action: PromptedAction, about: string | null): PendingAction | null {
  // Not from memory: a page that is gone back to must not find an order that another has carried out.
  const saved = parseEntry(readEntry('sessionStorage', STORAGE_KEY)) as PendingAction | null;
  if (saved?.action !== action || saved.path !== pathNow()) return null;
  if (about !== null && about !== saved.about) return null;
  dropAction();
  return Date.now() - saved.at < TTL_MS ? saved : null;
}

function pathNow(): string {
  return location.pathname + location.search;
}
