import { useEffect, useState } from 'react';
import { listenToAuth } from './auth-channel.ts';
import { beginSignIn } from './begun-sign-in.ts';
import { safeNext } from './safe-next.ts';
import type { ProviderId } from './sign-in-options.ts';
import type { SignInIntent } from './sign-in-words.ts';

const POPUP = 'popup,width=520,height=720';

/**
 * Signing in by a popup, or through the whole page where popups are blocked. `next` is the path to go to
 * afterwards; `pending` names the way in whose popup is open. What becomes of it, the root of the site hears.
 */
export function useSignIn({ intent, next }: { intent: SignInIntent; next?: string }) {
  const [pending, setPending] = useState<ProviderId | null>(null);
  useEffect(() => listenToAuth(() => setPending(null)), []);
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
    beginSignIn({ intent, next });
    setPending(id);
    popup.focus();
  };
  return { start, pending };
}
