import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotify } from '../ui/toasts.tsx';
import { listenToAuth } from './auth-channel.ts';
import type { AuthMessage } from './auth-message.ts';
import { safeNext } from './safe-next.ts';
import type { ProviderId } from './sign-in-options.ts';
import { type SignInIntent, signInWords } from './sign-in-words.ts';
import { useViewerRefresh, viewerChanged } from './viewer-refresh.ts';

const POPUP = 'popup,width=520,height=720';

/**
 * Signing in by a popup, or through the whole page where popups are blocked. `next` is the path to go to
 * afterwards; `pending` names the way in whose popup is open. For `connect` the page stays where it is.
 */
export function useSignIn({ intent, next }: { intent: SignInIntent; next?: string }) {
  const [pending, setPending] = useState<ProviderId | null>(null);
  const isWaiting = useRef(false);
  const navigate = useNavigate();
  const refresh = useViewerRefresh();
  const notify = useNotify();
  const finish = useEffectEvent((message: AuthMessage) => {
    if (message.type !== 'auth-done' || !isWaiting.current) return;
    isWaiting.current = false;
    setPending(null);
    const { tone, words } = signInWords(intent, message.status);
    notify(tone, words);
    if (message.status === 'connected') void refresh();
    if (message.status !== 'signed-in') return;
    viewerChanged();
    void navigate(safeNext(next));
  });
  useEffect(() => listenToAuth(finish), []);
  useEffect(() => {
    // Whether a popup was closed cannot be told for sure: who comes back may begin again.
    const comeBack = () => setPending(null);
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, []);
  const start = (id: ProviderId) => {
    const address = (mode: 'popup' | 'redirect') =>
      `/auth/${id}/start?${new URLSearchParams({ mode, intent, next: safeNext(next) }).toString()}`;
    // In the click itself: a popup that opens later is blocked.
    const popup = window.open(address('popup'), 'broetry-sign-in', POPUP);
    if (!popup) return window.location.assign(address('redirect'));
    isWaiting.current = true;
    setPending(id);
    popup.focus();
  };
  return { start, pending };
}
