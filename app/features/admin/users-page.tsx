import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, Link, redirect, useSubmit } from 'react-router';
import { requireAdmin } from '../request/guards.server.ts';
import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import { requestContext } from '../request/request-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { keepOnFailure, LoadFailure } from '../../ui/keep-on-failure.tsx';
import type { Route } from './+types/users-page';
import { adminTitle } from './admin-title.ts';
import { listMembers } from '../../domain/admin/members.server.ts';
import { MemberTable } from './member-table.tsx';
import { membersHref, parseMembersQuery, SEARCH_PLACEHOLDER } from '../../domain/admin/members.ts';
import { wholeNumber } from '../../domain/admin/overview.ts';

export const middleware = [requireAdmin];

/** A page of the members; null when it could not be loaded (docs/product.md §8: silently). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const ask = parseMembersQuery(new URL(request.url).searchParams);
  const page = await listMembers(services, viewer, ask).catch((error: unknown) => {
    reportPartialFailure(services, error, 'the members could not be listed');
    return { members: [], previous: null, next: null, total: null };
  });
  if (!page) throw redirect('/');
  return { ask, page };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const kept = keepOnFailure<Loaded>();

/** Keeps the page when a request for other data of it fails. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader);
}

export const meta: Route.MetaFunction = () => adminTitle('Users');

export { PageError as ErrorBoundary } from '../../ui/page-error.tsx';

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const { ask, page } = loaderData;
  const isStale = kept.useKept(loaderData);
  const { members, previous, next, total } = page;
  return (
    <section aria-labelledby="users">
      <h2 id="users" className="text-xl">
        Users
        {total !== null && (
          <span className="ms-2 font-sans text-base font-normal text-muted">
            {wholeNumber(total)} in all
          </span>
        )}
      </h2>
      {isStale && <LoadFailure words="The members could not be loaded." />}
      <Search key={`${ask.sort} ${ask.direction}`} ask={ask} />
      {members.length > 0 ? (
        <MemberTable members={members} ask={ask} />
      ) : (
        <EmptyState
          title={
            next === null
              ? 'Nobody by that name or e-mail.'
              : 'Nobody yet: there are more to look through.'
          }
        />
      )}
      <p className="mt-6 flex flex-wrap justify-between gap-3">
        {(ask.after ?? ask.before) !== null && (
          <Link to={membersHref(ask)} className="button button-plain">
            First page
          </Link>
        )}
        {previous !== null && (
          <Link to={membersHref(ask, { before: previous })} className="button button-plain">
            Previous page
          </Link>
        )}
        {next !== null && (
          <Link to={membersHref(ask, { after: next })} className="button button-plain ms-auto">
            {members.length > 0 ? 'Next page' : 'Look further'}
          </Link>
        )}
      </p>
    </section>
  );
}

const DEBOUNCE = 300;

function Search({ ask }: { ask: Route.ComponentProps['loaderData']['ask'] }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useEffectEvent(() => clearTimeout(timer.current));
  useEffect(() => () => stop(), []);
  return (
    <search>
      <Form
        action="/admin/users"
        className="mt-4 flex flex-wrap gap-3"
        onChange={({ currentTarget }) => {
          clearTimeout(timer.current);
          const send = () =>
            void submit(currentTarget, { replace: true, preventScrollReset: true });
          timer.current = setTimeout(send, DEBOUNCE);
        }}
      >
        <input type="hidden" name="sort" value={ask.sort} />
        <input type="hidden" name="dir" value={ask.direction} />
        <input
          type="search"
          name="q"
          aria-label="Search users"
          placeholder={SEARCH_PLACEHOLDER}
          defaultValue={ask.search}
          maxLength={100}
          className="field max-w-md flex-1"
        />
        <button className="button button-plain">Search</button>
      </Form>
    </search>
  );
}
