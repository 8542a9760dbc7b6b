import { useEffect, useState } from 'react';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import type { Services } from '../../platform/services.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { EmptyState } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/overview-page';
import { checkFirstSteps } from '../../domain/admin/first-steps.server.ts';
import { countOverview } from '../../domain/admin/overview.server.ts';
import { countWaiting } from '../../domain/moderation/cases.server.ts';
import { FirstStepsList } from './first-steps.tsx';
import { Overview, OverviewTitle, type OverviewProps } from './overview.tsx';
import { LOAD_STATISTICS_FAILED, LOADING, RETRY } from '../../domain/admin/overview-numbers.ts';
import { readZone, useReaderZone } from './reader-zone.ts';
import { readStepsSeen, rememberStepsSeen } from './steps-seen.ts';

export const handle = { readers: 'admins' } satisfies RouteHandle;

/** Returns the checklist and the statistics, or null when a query failed. */
export function loader(args: Route.LoaderArgs) {
  const zone = readZone(args.request.headers.get('cookie'));
  return readAsAdmin(args, async (services) => {
    const counting = countNumbers(services, zone);
    const numbers = await orNull(services, counting, 'the overview could not be counted');
    const hasSeenSteps = readStepsSeen(args.request.headers.get('cookie'));
    return { zone, steps: await checkFirstSteps(services), hasSeenSteps, numbers };
  });
}

async function countNumbers(
  services: Pick<Services, 'db' | 'now'>,
  zone: string,
): Promise<OverviewProps> {
  const [stats, waiting] = await Promise.all([
    countOverview(services, zone),
    countWaiting(services),
  ]);
  return { stats, waiting };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({
  empty: () => ({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    steps: null,
    hasSeenSteps: true,
    numbers: null,
  }),
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Overview · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const isAskedAgain = useReaderZone(loaderData.zone);
  const isStale = pageData.useIsStale(loaderData);
  // Of the first load: reloading the numbers does not fold the checklist while it is read.
  const [isFolded] = useState(loaderData.hasSeenSteps);
  useEffect(() => rememberStepsSeen(), []);
  if (isAskedAgain) return <p className="py-24 text-center text-muted">{LOADING}</p>;
  const { steps, numbers } = loaderData;
  const list = steps && <FirstStepsList {...steps} isFolded={isFolded} />;
  return (
    <>
      {isStale && <LoadFailure words={LOAD_STATISTICS_FAILED} />}
      {numbers ? (
        <Overview {...numbers} steps={list} />
      ) : (
        <>
          <OverviewTitle />
          <EmptyState title={LOAD_STATISTICS_FAILED} isTrouble>
            <a href="/admin" className="button button-plain">
              {RETRY}
            </a>
          </EmptyState>
          {list}
        </>
      )}
    </>
  );
}
