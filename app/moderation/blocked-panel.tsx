import { useFetcher } from 'react-router';
import type { AccountChange } from '../account/change-account.server.ts';
import { LocalTime } from '../ui/local-time.tsx';
import type { Blocked } from './block-member.server.ts';

/** Whom the member has blocked, and the way back. */
export function BlockedPanel({ blocked }: { blocked: readonly Blocked[] }) {
  const fetcher = useFetcher<AccountChange>();
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.message : null;
  return (
    <section aria-labelledby="blocked" className="card p-5">
      <h2 id="blocked" className="text-lg">
        Members you have blocked
      </h2>
      <p className="mt-1 text-sm text-muted">
        You do not see what they write, and they cannot answer you. They are not told.
      </p>
      <ul className="mt-4 divide-y divide-line">
        {blocked.map(({ id, name, at }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p dir="auto" className="font-semibold break-words">
                {name}
              </p>
              <p className="text-sm text-muted">
                Since <LocalTime at={at} />
              </p>
            </div>
            <fetcher.Form method="post" action="/account">
              <input type="hidden" name="intent" value="unblock" />
              <input type="hidden" name="block" value={id} />
              <button className="button button-quiet" aria-label={`Unblock ${name}`}>
                Unblock
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
      {refused && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {refused}
        </p>
      )}
    </section>
  );
}
