import { type FormEvent, type ReactNode, useId } from 'react';
import { MAX_NAME_LENGTH } from '../../domain/members/profile.ts';
import { formText } from '../../platform/http/form-text.ts';
import { TextField } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { useSignInOptions } from './sign-in-buttons.tsx';
import { usePasskey } from './use-passkey.ts';

type Props = { intent: 'login' | 'signup'; next?: string };

/** Sign-in or sign-up with a passkey, below the other ways. Nothing where sign-in is by providers only. */
export function PasskeyEntry({ intent, next }: Props) {
  const { passkeys: offer, switches } = useSiteData();
  const isOnlyWay = useIsOnlyWay();
  if (switches.isProviderOnly) return null;
  // Where people get in by another way, a button that cannot work is only in theirs.
  if (offer !== null && !isOnlyWay) return <PasskeysElsewhere intent={intent} {...offer} />;
  return intent === 'login' ? <SignInWithPasskey next={next} /> : <SignUpWithPasskey next={next} />;
}

function useIsOnlyWay(): boolean {
  return useSignInOptions().ready.length === 0;
}

function SignInWithPasskey({ next }: { next?: string }) {
  const { start, isPending } = usePasskey({ task: 'login', next });
  return (
    <div className="mt-3 first:mt-0">
      <PasskeyButton isFirst={useIsOnlyWay()} isPending={isPending} onPress={() => void start()}>
        Sign in with a passkey
      </PasskeyButton>
      <p className="mt-1">
        <LostPasskey />
      </p>
    </div>
  );
}

function LostPasskey() {
  return (
    <Link to="/recovery" className="button button-quiet px-0 text-sm">
      Lost your passkey?
    </Link>
  );
}

type ElsewhereProps = Pick<Props, 'intent'> & { reason: string; link: string };

function PasskeysElsewhere({ intent, ...offer }: ElsewhereProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-x-4">
      {intent === 'login' && <LostPasskey />}
      <details className="open:w-full">
        <summary className="button button-quiet list-none px-0 text-sm whitespace-nowrap">
          Why no passkey? <ChevronDown size={16} />
        </summary>
        <p className="mt-1 text-sm text-muted">
          <OtherPlace {...offer} />
        </p>
      </details>
    </div>
  );
}

function OtherPlace({ reason, link }: Omit<ElsewhereProps, 'intent'>) {
  return (
    <>
      {reason}{' '}
      <a href={link} className="link">
        Open {link}
      </a>
    </>
  );
}

function SignUpWithPasskey({ next }: { next?: string }) {
  const { start, isPending, nameError } = usePasskey({ task: 'signup', next });
  const { passkeys: offer } = useSiteData();
  const { shown } = useSignInOptions();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start({ name: formText(new FormData(event.currentTarget), 'name') });
  };
  return (
    <form
      className={`grid gap-3 ${shown.length > 0 ? 'mt-5 border-t border-line pt-5' : ''}`}
      onSubmit={submit}
    >
      {offer === null && (
        <TextField
          id={id}
          name="name"
          label="Your name"
          error={nameError}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="name"
        />
      )}
      <PasskeyButton isFirst={useIsOnlyWay()} isPending={isPending}>
        Sign up with a passkey
      </PasskeyButton>
      {offer === null && (
        <p className="text-sm text-muted">
          No password, no e-mail, no other company. Your device does the remembering.
        </p>
      )}
    </form>
  );
}

type PasskeyButtonProps = {
  isPending: boolean;
  /** Whether it is the primary button. */
  isFirst?: boolean;
  /** Without it the button sends its form. */
  onPress?: () => void;
  children: ReactNode;
};

/** A button that needs a passkey. Where none works it is disabled and says why, and where it would. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { isPending, isFirst = false, onPress, children } = props;
  const { passkeys: offer } = useSiteData();
  const isAwake = useHydrated();
  const reason = useId();
  return (
    <div>
      <button
        type={onPress ? 'button' : 'submit'}
        disabled={offer !== null || !isAwake}
        data-waking={offer === null && !isAwake ? '' : undefined}
        aria-disabled={isPending || undefined}
        aria-describedby={reason}
        onClick={onPress}
        className={`button w-full ${isFirst ? 'button-primary' : 'button-plain'}`}
      >
        {isPending ? 'Waiting for your device …' : children}
      </button>
      {offer !== null && (
        <p id={reason} className="mt-1.5 text-sm text-muted">
          <OtherPlace {...offer} />
        </p>
      )}
      {offer === null && (
        <noscript>
          <p id={reason} className="mt-1.5 text-sm text-muted">
            A passkey needs JavaScript: only a script can ask your device.
          </p>
        </noscript>
      )}
    </div>
  );
}
