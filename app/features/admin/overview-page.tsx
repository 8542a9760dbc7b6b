import { Suspense } from 'react';
import { Await } from 'react-router';
import { requireAdmin } from '../request/guards.server.ts';
import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import { requestContext } from '../request/request-context.ts';
import { EmptyState } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/overview-page';
import { type AdminStats, countOverview } from '../../domain/admin/overview.server.ts';
import { Overview } from './overview.tsx';
import { LOAD_FAILED, LOADING, RETRY } from '../../domain/admin/overview.ts';
import { readZone, useReaderZone } from './reader-zone.ts';

export const middleware = [requireAdmin];

/**
 * Returns the statistics, or null when the query failed. A document request waits for them; a client navigation streams
 * them.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const zone = readZone(request.headers.get('cookie'));
  const counting = countOverview(services, viewer, zone).catch((error: unknown) => {
    reportPartialFailure(services, error, 'the overview could not be counted');
    return null;
  });
  const isPage = request.headers.get('sec-fetch-dest') !== 'empty';
  return { zone, stats: isPage ? await counting : counting };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({
  empty: () => ({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, stats: null }),
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Overview · Admin') }];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const isAskedAgain = useReaderZone(loaderData.zone);
  const isStale = pageData.useIsStale(loaderData);
  const loading = <p className="py-24 text-center text-muted">{LOADING}</p>;
  if (isAskedAgain) return loading;
  const { stats } = loaderData;
  // Loaded statistics render without <Suspense>: for a large page the server would also send the fallback, with a script
  // that replaces it.
  const trouble = isStale && <LoadFailure words={LOAD_FAILED} />;
  if (!(stats instanceof Promise)) {
    return (
      <>
        {trouble}
        <Numbers stats={stats} />
      </>
    );
  }
  return (
    <>
      {trouble}
      <Suspense fallback={loading}>
        <Await resolve={stats}>{(counted) => <Numbers stats={counted} />}</Await>
      </Suspense>
    </>
  );
}

function Numbers({ stats }: { stats: AdminStats | null }) {
  return stats ? <Overview stats={stats} /> : <Trouble />;
}

function Trouble() {
  return (
    <EmptyState title={LOAD_FAILED} isTrouble>
      <a href="/admin" className="button button-plain">
        {RETRY}
      </a>
    </EmptyState>
  );
}
