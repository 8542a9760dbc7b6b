import { useId, useRef } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { SignInOption } from '../../platform/http/viewer.ts';
import { useSignIn } from './use-sign-in.ts';

type Props = {
  options: readonly SignInOption[];
  intent: 'login' | 'signup';
  /** Where to go afterwards, a path of our own. Home without it. */
  next?: string;
};

/** All ways in. The first that works stands out; one that does not says why. */
export function SignInButtons({ options, intent, next }: Props) {
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
function startHref(id: SignInOption['id'], intent: Props['intent'], next?: string): string {
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
