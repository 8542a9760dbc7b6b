import { useFetcher } from 'react-router';
import type { AccountChange } from '../../domain/sign-in/change-account.server.ts';
import { PanelRefusal, PanelRow } from '../../ui/panel-row.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import type { Blocked } from '../../domain/moderation/blocks.server.ts';

/** Whom the member has blocked, and the way back. */
export function BlockedPanel({ blocked }: { blocked: readonly Blocked[] }) {
  const fetcher = useFetcher<AccountChange>();
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
          <PanelRow key={id} name={name} note={<Since at={at} />}>
            <fetcher.Form method="post" action="/account">
              <input type="hidden" name="intent" value="unblock" />
              <input type="hidden" name="block" value={id} />
              <button className="button button-quiet" aria-label={`Unblock ${name}`}>
                Unblock
              </button>
            </fetcher.Form>
          </PanelRow>
        ))}
      </ul>
      <PanelRefusal answer={fetcher.data} />
    </section>
  );
}

function Since({ at }: { at: number }) {
  return (
    <>
      Since <LocalTime at={at} />
    </>
  );
}
