import { useFetcher } from 'react-router';
import { LocalTime } from '../ui/local-time.tsx';
import type { AccessChange } from './change-access.server.ts';
import type { OwnSession } from './list-sessions.server.ts';
import { useSignOutEverywhere } from './use-sign-out.ts';

/** Where the member is signed in, and the ways to end that. */
export function SessionsPanel({ sessions }: { sessions: readonly OwnSession[] }) {
  const fetcher = useFetcher<AccessChange>();
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.message : null;
  return (
    <section aria-labelledby="sessions" className="card p-5">
      <h2 id="sessions" className="text-lg">
        Where you are signed in
      </h2>
      <p className="mt-1 text-sm text-muted">Every browser that could post in your name.</p>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{session.device}</p>
              <p className="text-sm text-muted">
                {session.isThisOne ? 'This browser' : <LastUsed at={session.lastUsedAt} />}
              </p>
            </div>
            {!session.isThisOne && (
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
          </li>
        ))}
      </ul>
      {refused && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {refused}
        </p>
      )}
      <SignOutEverywhere />
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
