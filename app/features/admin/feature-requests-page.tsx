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
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import {
  listToDecide,
  type RequestsToDecide,
} from '../../domain/feature-requests/requests-to-decide.server.ts';
import { LOAD_REQUESTS_FAILED, TAB_FILTERS } from '../../domain/feature-requests/request-words.ts';
import { Link } from '../../ui/links.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/feature-requests-page';

export const handle = {
  readers: 'admins',
  query: ['sort', 'status', 'after', 'decided'],
} satisfies RouteHandle;

/** Returns a page of feature requests, pending ones first, then the newest; null when the query failed. */
export function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const without = query.has('decided') ? 'pending' : undefined;
  const params = { ...parseBoardParams(query, 'newest'), without, search: '' } as const;
  return readAsAdmin(args, async (services, admin) => {
    const listing = listToDecide(services, admin, params);
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
    <>
      <PageTitle
        face="bulb-4"
        about="Decided once, and for good: whoever asked and whoever voted hears of it."
      >
        Feature Requests
      </PageTitle>
      {isStale && <LoadFailure words={LOAD_REQUESTS_FAILED} />}
      <div>
        {page ? (
          <DecisionList page={page} isFiltered={status !== null}>
            {(counts) => <Statuses open={status} counts={counts} />}
          </DecisionList>
        ) : (
          <>
            <Statuses open={status} />
            <Trouble to={here} />
          </>
        )}
        <Pager
          first={!isFirst && [here, 'Newest requests']}
          next={!!page?.next && [nextHref(status, page), 'Older requests']}
        />
      </div>
    </>
  );
}

type StatusesProps = { open: RequestStatus | null; counts?: RequestsToDecide['counts'] };

/** The tabs, each with the number of what it shows. */
function Statuses({ open, counts }: StatusesProps) {
  return (
    <nav aria-label="Status" className="count-links mb-6 sm:grid-cols-4">
      {[null, ...STATUSES].map((status) => (
        <Link
          key={status}
          to={hrefOf(status)}
          aria-current={status === open ? 'page' : undefined}
          className="card"
        >
          {TAB_FILTERS[status ?? 'all']}{' '}
          <span>{counts && formatWholeNumber(counts[status ?? 'all'])}</span>
        </Link>
      ))}
    </nav>
  );
}

function nextHref(
  status: RequestStatus | null,
  page: Pick<RequestsToDecide, 'next' | 'isNextDecided'>,
) {
  return hrefOf(status, page.next) + (page.isNextDecided ? '&decided=1' : '');
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
