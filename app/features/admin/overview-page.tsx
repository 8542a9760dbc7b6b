import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requireAdmin } from '../request/guards.server.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { requestContext } from '../request/request-context.ts';
import { EmptyState } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/overview-page';
import { checkFirstSteps } from '../../domain/admin/first-steps.server.ts';
import { countOverview } from '../../domain/admin/overview.server.ts';
import { countReach } from '../../domain/admin/reach-numbers.server.ts';
import { rankPlots } from '../../domain/admin/plot-ranking.server.ts';
import { changeInstance } from '../../domain/instance/instance.server.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { FirstStepsList } from './first-steps.tsx';
import { Overview, type OverviewProps } from './overview.tsx';
import { LOAD_FAILED, LOADING, RETRY } from '../../domain/admin/overview-numbers.ts';
import { readZone, useReaderZone } from './reader-zone.ts';

export const middleware = [requireAdmin];

/** Returns the checklist and the statistics, or null when a query failed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const zone = readZone(request.headers.get('cookie'));
  const counting = countNumbers(services, viewer, zone);
  const numbers = await orNull(services, counting, 'the overview could not be counted');
  return { zone, steps: await checkFirstSteps(services, viewer), numbers };
}

async function countNumbers(
  ...of: Parameters<typeof countOverview>
): Promise<OverviewProps | null> {
  const [services, viewer] = of;
  const [stats, ranking, reach] = await Promise.all([
    countOverview(...of),
    rankPlots(services, viewer),
    countReach(services, viewer),
  ]);
  return stats && ranking && reach && { stats, ranking, reach };
}

/** Turns learning on or off. A form without JavaScript gets a redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  const learning = (await readForm(request))?.get('learning');
  if (learning !== 'on' && learning !== 'off') return data(null, { status: 422 });
  await changeInstance(services, viewer, { plotLearning: learning === 'on' });
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  if (isPage) throw redirect('/admin', { status: 303 });
  return { isLearning: learning === 'on' };
}

/** Does not count again after an action: open tables stay open. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({
  empty: () => ({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    steps: null,
    numbers: null,
  }),
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Overview · Admin') }];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const isAskedAgain = useReaderZone(loaderData.zone);
  const isStale = pageData.useIsStale(loaderData);
  if (isAskedAgain) return <p className="py-24 text-center text-muted">{LOADING}</p>;
  const { steps, numbers } = loaderData;
  return (
    <>
      {isStale && <LoadFailure words={LOAD_FAILED} />}
      {steps && <FirstStepsList {...steps} />}
      {numbers ? <Overview {...numbers} /> : <Trouble />}
    </>
  );
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
