import { useFetcher } from 'react-router';
import { PanelRefusal, PanelRow } from '../account/panel-row.tsx';
import { LocalTime } from '../ui/local-time.tsx';
import type { AccessChange } from './change-access.server.ts';
import type { OwnSession } from './list-sessions.server.ts';
import type { WayAgain } from './sign-in-again.server.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignOutEverywhere } from './use-sign-out.ts';

type Props = {
  sessions: readonly OwnSession[];
  /** How to sign in once more before one can be ended; null when this was done a moment ago. */
  again: readonly WayAgain[] | null;
};

/** Where the member is signed in, and the ways to end that. */
export function SessionsPanel({ sessions, again }: Props) {
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
            {!session.isThisOne && again === null && (
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
      {again === null ? <SignOutEverywhere /> : <SignInAgain ways={again} />}
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

function SignInAgain({ ways }: { ways: readonly WayAgain[] }) {
  const { start, pending } = useSignIn({ intent: 'connect', next: '/account', again: true });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-sm text-muted">
        {ways.length > 0
          ? 'To end one of these, or all, sign in once more. It is a formality. That is why it works.'
          : 'To end one of these, or all, come in by a new owner link first.'}
      </p>
      <div className="mt-3 grid gap-2">
        {ways.map(({ id, label }) => (
          <a
            key={id}
            href={`/auth/${id}/start?mode=redirect&intent=connect&again=1&next=/account`}
            className="button button-plain"
            aria-disabled={pending === id || undefined}
            onClick={(event) => {
              event.preventDefault();
              start(id);
            }}
          >
            {label}
          </a>
        ))}
      </div>
    </div>
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
