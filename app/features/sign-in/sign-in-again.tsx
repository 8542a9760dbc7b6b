import type { ReauthOption } from '../../domain/sign-in/sessions.server.ts';
import { ContactLink } from '../site/contact-link.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import { PasskeyButton } from './passkey-buttons.tsx';
import { usePasskey } from './use-passkey.ts';
import { useSignIn } from './sign-in-buttons.tsx';
import { Link } from '../../ui/links.tsx';

type Props = {
  ways: readonly ReauthOption[];
  /** The action that needs it, such as 'To export your data'. */
  purpose: string;
  /** The path of the current page. */
  next: string;
};

/** Explains how to sign in again, which the server requires before changes that could lock the member out. */
export function SignInAgain({ ways, purpose, next }: Props) {
  const { start, href, pending, note } = useSignIn({ intent: 'connect', next, again: true });
  const passkey = usePasskey({ task: 'again', next });
  const { isProviderOnly } = useSwitches();
  return (
    <section id="sign-in-again" aria-labelledby="sign-in-again-title" className="card p-5">
      <h2 id="sign-in-again-title" tabIndex={-1} className="text-lg">
        Is it still you?
      </h2>
      <p className="mt-1 text-sm text-muted">
        {ways.length > 0 ? (
          <span key="again">{`${purpose}, sign in again. It is a formality. That is why it works.`}</span>
        ) : (
          <span>
            {`${purpose}, come in by a new one-time owner link: none of your sign-ins works on this site any more. Ask `}
            <ContactLink /> for it.
            {!isProviderOnly && (
              <span>
                {' '}
                A{' '}
                <Link to="/recovery" className="link">
                  recovery code
                </Link>{' '}
                does, too.
              </span>
            )}
          </span>
        )}
      </p>
      <div className="mt-3 grid gap-2 empty:hidden">
        {ways.map(({ id, label }) =>
          id === 'passkey' ? (
            <PasskeyButton
              key={id}
              isPending={passkey.isPending}
              onPress={() => void passkey.start()}
            >
              {label}
            </PasskeyButton>
          ) : (
            <a
              key={id}
              href={href(id)}
              className="button button-plain"
              aria-disabled={pending === id || undefined}
              onClick={(event) => {
                event.preventDefault();
                start(id);
              }}
            >
              {label}
            </a>
          ),
        )}
      </div>
      {note}
    </section>
  );
}

/** Replaces a control that needs a recent sign-in. `purpose` names the action, such as 'to delete your account'. */
export function AfterSignInAgain({ purpose }: { purpose: string }) {
  return (
    <p className="mt-4 text-sm text-muted">
      <a href="#sign-in-again" className="link">
        Sign in again
      </a>{' '}
      {purpose}.
    </p>
  );
}
