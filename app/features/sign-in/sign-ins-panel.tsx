import { useFetcher } from 'react-router';
import { PanelRefusal, PanelRow } from '../../ui/panel-row.tsx';
import type { AccessChange } from '../../domain/sign-in/change-access.server.ts';
import type { OwnSignIn, OwnSignIns } from '../../domain/sign-in/identities.server.ts';
import { AfterSignInAgain } from './sign-in-again.tsx';
import type { SignInOption } from '../../platform/http/viewer.ts';
import { useSignIn } from './use-sign-in.ts';

type Props = {
  signIns: OwnSignIns;
  /** Whether the member has signed in a moment ago, and may change them. */
  isRecent: boolean;
};

/** The member's ways in, and one more. Two accounts never become one by their e-mail. */
export function SignInsPanel({ signIns, isRecent }: Props) {
  const { connected, options } = signIns;
  const fetcher = useFetcher<AccessChange>();
  return (
    <section aria-labelledby="sign-ins" className="card p-5">
      <h2 id="sign-ins" className="text-lg">
        How you sign in
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {connected.map((signIn) => (
          <PanelRow key={signIn.key} name={signIn.label} note={signIn.email}>
            {connected.length > 1 && isRecent && (
              <fetcher.Form method="post" action="/account/access">
                <Disconnect signIn={signIn} />
              </fetcher.Form>
            )}
          </PanelRow>
        ))}
      </ul>
      <PanelRefusal answer={fetcher.data} />
      {options.length > 0 && isRecent && <ConnectAnother options={options} />}
      {!isRecent && <AfterSignInAgain purpose="to connect or disconnect one" />}
    </section>
  );
}

function Disconnect({ signIn }: { signIn: OwnSignIn }) {
  return (
    <>
      <input type="hidden" name="intent" value="disconnect" />
      <input type="hidden" name="sign-in" value={signIn.key} />
      <button className="button button-quiet" aria-label={`Disconnect ${signIn.label}`}>
        Disconnect
      </button>
    </>
  );
}

function ConnectAnother({ options }: { options: readonly SignInOption[] }) {
  const { start, pending } = useSignIn({ intent: 'connect', next: '/account' });
  return (
    <div className="mt-3 border-t border-line pt-4">
      <h3 className="font-sans text-base font-semibold">Connect another sign-in</h3>
      <p className="mt-1 text-sm text-muted">A second door, in case the first one restructures.</p>
      <div className="mt-3 grid gap-2">
        {options.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="button button-plain"
            aria-disabled={pending === id || undefined}
            onClick={() => start(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
