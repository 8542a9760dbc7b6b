import { useEffect } from 'react';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import {
  boardSearch,
  parseBoardParams,
  type RequestStatus,
  STATUSES,
} from '../../domain/feature-requests/requests.ts';
import { DecisionList } from '../feature-requests/decision-list.tsx';
import { listRequests } from '../../domain/feature-requests/requests.server.ts';
import { LOAD_REQUESTS_FAILED, TAB_FILTERS } from '../../domain/feature-requests/request-words.ts';
import { Link } from '../../ui/links.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Tab } from '../../ui/page-header.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/feature-requests-page';

export const handle = {
  readers: 'admins',
  query: ['sort', 'status', 'after'],
} satisfies RouteHandle;

/** Returns a page of feature requests, newest first; null when the query failed. */
export function loader(args: Route.LoaderArgs) {
  const params = parseBoardParams(new URL(args.request.url).searchParams, 'newest');
  return readAsAdmin(args, async (services, admin) => {
    const listing = listRequests(services, admin, { ...params, search: '' });
    const page = await orNull(services, listing, 'the feature requests could not be loaded');
    return { status: params.status, page, isFirst: params.after === null };
  });
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({
  isFailed: ({ page }) => page === null,
  empty: () => ({ status: null, page: null, isFirst: true }),
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Feature Requests · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

const PATH = '/admin/feature-requests';

export default function FeatureRequestsPage({ loaderData }: Route.ComponentProps) {
  const { status, page, isFirst } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  const here = hrefOf(status);
  return (
    <section aria-labelledby="feature-requests">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="feature-requests" className="text-xl">
            Feature Requests
          </h2>
          <p className="mt-1 text-muted">Who asked, and who voted, is told what you decide.</p>
        </div>
        <nav aria-label="Status" className="-mx-2 flex flex-wrap gap-1 text-sm">
          {[null, ...STATUSES].map((each) => (
            <Tab key={each} to={hrefOf(each)} isOpen={each === status}>
              {TAB_FILTERS[each ?? 'all']}
            </Tab>
          ))}
        </nav>
      </div>
      {isStale && <LoadFailure words={LOAD_REQUESTS_FAILED} />}
      {page ? <DecisionList page={page} isFiltered={status !== null} /> : <Trouble to={here} />}
      <Pager
        first={!isFirst && [here, 'Newest requests']}
        next={!!page?.next && [hrefOf(status, page.next), 'Older requests']}
      />
    </section>
  );
}

function hrefOf(status: RequestStatus | null, after: string | null = null): string {
  return PATH + boardSearch({ sort: 'newest', status, search: '' }, after, 'newest');
}

function Trouble({ to }: { to: string }) {
  const notify = useNotify();
  useEffect(() => notify('bad', LOAD_REQUESTS_FAILED), [notify]);
  return (
    <EmptyState title={LOAD_REQUESTS_FAILED}>
      <Link to={to} className="button button-plain">
        Try again
      </Link>
    </EmptyState>
  );
}
