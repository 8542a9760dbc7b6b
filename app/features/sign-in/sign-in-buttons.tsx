import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { listenToAuth, listenToLimits } from '../../domain/sign-in/auth-channel.ts';
import { NO_RESULT, type SignInIntent, signInMessage } from '../../domain/sign-in/sign-in-words.ts';
import { safeNext } from '../../platform/http/safe-next.ts';
import type { ProviderId, SignInOption } from '../../domain/members/sign-in-option.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { savePopupSignIn } from './viewer-sync.ts';

type SignInButtonsProps = {
  intent: 'login' | 'signup';
  /** The path to open after the sign-in, on this site. Default: home. */
  next?: string;
};

/** The sign-in options to show: those that are set up. Where nobody gets in at all, all of them, with their reasons. */
export function useSignInOptions(): { ready: SignInOption[]; shown: readonly SignInOption[] } {
  const { signInOptions, passkeys, switches } = useSiteData();
  const ready = signInOptions.filter(({ disabledReason }) => disabledReason === null);
  const hasPasskeys = passkeys === null && !switches.isProviderOnly;
  return { ready, shown: ready.length > 0 || hasPasskeys ? ready : signInOptions };
}

/** Lists the sign-in options. The first enabled one is the primary button. A disabled one shows its reason. */
export function SignInButtons({ intent, next }: SignInButtonsProps) {
  const { ready, shown } = useSignInOptions();
  const { start, href, pending, note } = useSignIn({ intent, next });
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((option) => (
          <li key={option.id}>
            <SignInButton
              words={intent === 'login' ? option.label : option.signUpLabel}
              href={href(option.id)}
              disabledReason={option.disabledReason}
              isFirst={option === ready[0]}
              isPending={pending === option.id}
              onPress={() => start(option.id)}
            />
          </li>
        ))}
      </ul>
      {note}
    </>
  );
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
  // Before hydration the button is a plain link. The button that replaces it takes over the focus.
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
/** How long to wait for the result of a closed popup. Milliseconds. */
const RESULT_TIMEOUT_MS = 1000;

type UseSignInOptions = {
  intent: SignInIntent;
  next?: string;
  /** For `connect`: only confirms the identity of the member. */
  again?: boolean;
};

/**
 * Returns `start`, which signs in through a popup, or by redirect when the browser blocks popups, and `pending`, the
 * provider of the open popup; `note` says what to do after a popup that was closed; `href` is the address of a sign-in without a popup. `next` is the path to open afterwards.
 * `useAuthBroadcast` handles the result.
 */
export function useSignIn({ intent, next, again = false }: UseSignInOptions) {
  const [pending, setPending] = useState<ProviderId | null>(null);
  const popup = useRef<Window>(undefined);
  const notify = useNotify();
  const [words, setWords] = useState<string | null>(null);
  // The words of a limit that refused the popup, until it is closed.
  const limited = useRef<string>(null);
  const sayNothingCame = useEffectEvent(() => {
    setWords(limited.current ?? NO_RESULT);
    notify('bad', signInMessage(intent, 'failed').text);
  });
  useEffect(() => {
    const ignore = listenToAuth(() => {
      popup.current = undefined;
      setPending(null);
    });
    const ignoreLimits = listenToLimits((said) => {
      if (popup.current) limited.current = said;
    });
    let timer: ReturnType<typeof setTimeout>;
    // `closed` is not reliable for a popup, so focus on this page enables the buttons again.
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
      ignore();
      ignoreLimits();
      clearTimeout(timer);
      window.removeEventListener('focus', comeBack);
    };
  }, []);
  const href = (id: ProviderId, mode: 'popup' | 'redirect' = 'redirect') =>
    `/auth/${id}/start?${new URLSearchParams({ mode, intent, ...(again && { again: '1' }), next: safeNext(next) }).toString()}`;
  const start = (id: ProviderId) => {
    // Opens in the click handler: browsers block a popup that opens later.
    const opened = window.open(href(id, 'popup'), 'broetry-sign-in', POPUP_FEATURES);
    if (!opened) return window.location.assign(href(id));
    savePopupSignIn({ intent, next });
    setPending(id);
    setWords(null);
    limited.current = null;
    popup.current = opened;
    opened.focus();
  };
  const note = words !== null && <p className="mt-3 text-sm font-medium">{words}</p>;
  return { start, href, pending, note };
}
