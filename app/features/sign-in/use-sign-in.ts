import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from '../../ui/toasts.tsx';
import { listenToAuth } from '../../domain/sign-in/auth-channel.ts';
import { beginSignIn } from './begun-sign-in.ts';
import { safeNext } from '../../platform/http/safe-next.ts';
import type { ProviderId } from '../../platform/http/viewer.ts';
import { NO_RESULT, type SignInIntent } from '../../domain/sign-in/sign-in-words.ts';

const POPUP = 'popup,width=520,height=720';
/** How long what a popup has to say may take after it has closed. Milliseconds. */
const NEWS_TAKES = 1000;

type Ask = {
  intent: SignInIntent;
  next?: string;
  /** Of `connect`: only to prove that it is still the same person. */
  again?: boolean;
};

/**
 * Signing in by a popup, or through the whole page where popups are blocked. `next` is the path to go to
 * afterwards; `pending` names the way in whose popup is open. What becomes of it, the root of the site hears.
 */
export function useSignIn({ intent, next, again = false }: Ask) {
  const [pending, setPending] = useState<ProviderId | null>(null);
  const popup = useRef<Window>(undefined);
  const notify = useNotify();
  const sayNothingCame = useEffectEvent(() => notify('bad', NO_RESULT));
  useEffect(
    () =>
      listenToAuth(() => {
        popup.current = undefined;
        setPending(null);
      }),
    [],
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Whether a popup was closed cannot be told for sure: who comes back may begin again.
    const comeBack = () => {
      setPending(null);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!popup.current?.closed) return;
        popup.current = undefined;
        sayNothingCame();
      }, NEWS_TAKES);
    };
    window.addEventListener('focus', comeBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', comeBack);
    };
  }, []);
  const start = (id: ProviderId) => {
    const address = (mode: 'popup' | 'redirect') =>
      `/auth/${id}/start?${new URLSearchParams({ mode, intent, next: safeNext(next), ...(again && { again: '1' }) }).toString()}`;
    // In the click itself: a popup that opens later is blocked.
    const opened = window.open(address('popup'), 'broetry-sign-in', POPUP);
    if (!opened) return window.location.assign(address('redirect'));
    beginSignIn({ intent, next });
    setPending(id);
    popup.current = opened;
    opened.focus();
  };
  return { start, pending };
}
