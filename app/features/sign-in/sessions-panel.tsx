import { useFetcher } from 'react-router';
import { PanelRefusal, PanelRow } from '../../ui/panel-row.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import type { AccessChange } from '../../domain/sign-in/change-access.server.ts';
import type { OwnSession } from '../../domain/sign-in/sessions.server.ts';
import { AfterSignInAgain } from './sign-in-again.tsx';
import { useSignOutEverywhere } from './use-sign-out.ts';

type Props = {
  sessions: readonly OwnSession[];
  /** Whether the member has signed in a moment ago, and may end them. */
  isRecent: boolean;
};

/** Where the member is signed in, and the ways to end that. */
export function SessionsPanel({ sessions, isRecent }: Props) {
  const fetcher = useFetcher<AccessChange>();
  return (
    <section aria-labelledby="sessions" className="card p-5">
      <h2 id="sessions" className="text-lg">
        Where you are signed in
      </h2>
      <p className="mt-1 text-sm text-muted">Every browser that could post in your name.</p>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map((session) => (
          <PanelRow
            key={session.id}
            name={session.device}
            note={session.isThisOne ? 'This browser' : <LastUsed at={session.lastUsedAt} />}
          >
            {!session.isThisOne && isRecent && (
              <fetcher.Form method="post" action="/account/access">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={session.id} />
                <button
                  className="button button-quiet"
                  aria-label={`End the session in ${session.device}`}
                >
                  End
                </button>
              </fetcher.Form>
            )}
          </PanelRow>
        ))}
      </ul>
      <PanelRefusal answer={fetcher.data} />
      {isRecent ? <SignOutEverywhere /> : <AfterSignInAgain purpose="to end sessions" />}
    </section>
  );
}

function LastUsed({ at }: { at: number }) {
  return (
    <>
      Last used <LocalTime at={at} asAge />
    </>
  );
}

function SignOutEverywhere() {
  const signOut = useSignOutEverywhere();
  return (
    <form method="post" action="/account/access" className="mt-4" onSubmit={signOut}>
      <input type="hidden" name="intent" value="sign-out-everywhere" />
      <button className="button button-plain w-full">Sign out everywhere</button>
    </form>
  );
}
