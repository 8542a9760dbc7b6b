import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { listenToAuth } from '../../domain/sign-in/auth-channel.ts';
import { NO_RESULT, type SignInIntent } from '../../domain/sign-in/sign-in-words.ts';
import { safeNext } from '../../platform/http/safe-next.ts';
import type { ProviderId, SignInOption } from '../../platform/http/viewer.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { savePopupSignIn } from './viewer-sync.ts';

type SignInButtonsProps = {
  options: readonly SignInOption[];
  intent: 'login' | 'signup';
  /** Where to go afterwards, a path of our own. Home without it. */
  next?: string;
};

/** All ways in. The first that works stands out; one that does not says why. */
export function SignInButtons({ options, intent, next }: SignInButtonsProps) {
  const { start, pending } = useSignIn({ intent, next });
  const first = options.find(({ disabledReason }) => disabledReason === null);
  return (
    <ul className="grid grid-cols-1 gap-3">
      {options.map((option) => (
        <li key={option.id}>
          <SignInButton
            words={intent === 'login' ? option.label : option.signUpLabel}
            href={startHref(option.id, intent, next)}
            disabledReason={option.disabledReason}
            isFirst={option === first}
            isPending={pending === option.id}
            onPress={() => start(option.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Where a sign-in begins without a popup. */
function startHref(
  id: SignInOption['id'],
  intent: SignInButtonsProps['intent'],
  next?: string,
): string {
  const params = new URLSearchParams({ mode: 'redirect', intent });
  if (next) params.set('next', next);
  return `/auth/${id}/start?${params.toString()}`;
}

type ButtonProps = {
  words: string;
  href: string;
  disabledReason: string | null;
  isFirst: boolean;
  isPending: boolean;
  onPress: () => void;
};

function SignInButton(props: ButtonProps) {
  const { words, href, disabledReason, isFirst, isPending, onPress } = props;
  const isAwake = useHydrated();
  const hadFocus = useRef(false);
  const reason = useId();
  const look = `button w-full ${isFirst ? 'button-primary' : 'button-plain'}`;
  if (disabledReason !== null) {
    return (
      <>
        <button type="button" disabled aria-describedby={reason} className={look}>
          {words}
        </button>
        <p id={reason} className="mt-1.5 text-sm text-muted">
          {disabledReason}
        </p>
      </>
    );
  }
  // Without script, or before it is there, the way in is a plain link. The button that comes for it takes its focus.
  if (!isAwake) {
    const leave = (node: HTMLAnchorElement) => () => {
      hadFocus.current = document.activeElement === node;
    };
    return (
      <a ref={leave} href={href} className={look}>
        {words}
      </a>
    );
  }
  return (
    <button
      ref={(node) => {
        if (node && hadFocus.current) node.focus();
        hadFocus.current = false;
      }}
      type="button"
      aria-disabled={isPending || undefined}
      onClick={onPress}
      className={look}
    >
      {isPending ? 'Waiting for the other window …' : words}
    </button>
  );
}

const POPUP_FEATURES = 'popup,width=520,height=720';
/** How long what a popup has to say may take after it has closed. Milliseconds. */
const RESULT_TIMEOUT_MS = 1000;

type UseSignInOptions = {
  intent: SignInIntent;
  next?: string;
  /** Of `connect`: only to prove that it is still the same person. */
  again?: boolean;
};

/**
 * Signing in by a popup, or through the whole page where popups are blocked. `next` is the path to go to
 * afterwards; `pending` names the way in whose popup is open. What becomes of it, the root of the site hears.
 */
export function useSignIn({ intent, next, again = false }: UseSignInOptions) {
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
      }, RESULT_TIMEOUT_MS);
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
    const opened = window.open(address('popup'), 'broetry-sign-in', POPUP_FEATURES);
    if (!opened) return window.location.assign(address('redirect'));
    savePopupSignIn({ intent, next });
    setPending(id);
    popup.current = opened;
    opened.focus();
  };
  return { start, pending };
}
