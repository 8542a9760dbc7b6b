import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { wantsPage } from '../../platform/http/minimal-pages.server.ts';
import type { Admin } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { changeAsAdmin, readAsAdmin } from '../request/form-changes.server.ts';
import { EmptyState } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/overview-page';
import { checkFirstSteps } from '../../domain/admin/first-steps.server.ts';
import { countOverview } from '../../domain/admin/overview.server.ts';
import { countWaiting } from '../../domain/moderation/cases.server.ts';
import { rankPlots } from '../../domain/admin/plot-ranking.server.ts';
import { changeInstance } from '../../domain/instance/instance.server.ts';
import { FirstStepsList } from './first-steps.tsx';
import { Overview, type OverviewProps } from './overview.tsx';
import { LOAD_FAILED, LOADING, RETRY } from '../../domain/admin/overview-numbers.ts';
import { readZone, useReaderZone } from './reader-zone.ts';

/** Returns the checklist and the statistics, or null when a query failed. */
export function loader(args: Route.LoaderArgs) {
  const zone = readZone(args.request.headers.get('cookie'));
  return readAsAdmin(args, async (services) => {
    const counting = countNumbers(services, zone);
    const numbers = await orNull(services, counting, 'the overview could not be counted');
    return { zone, steps: await checkFirstSteps(services), numbers };
  });
}

async function countNumbers(services: Services, zone: string): Promise<OverviewProps> {
  const [stats, ranking, waiting] = await Promise.all([
    countOverview(services, zone),
    rankPlots(services),
    countWaiting(services),
  ]);
  return { stats, ranking, waiting };
}

/** Turns learning on or off. A form without JavaScript gets a redirect. */
export async function action(args: Route.ActionArgs) {
  const [done, status] = await changeAsAdmin(args, changeLearning);
  if (done.ok && wantsPage(args.request)) throw redirect('/admin', { status: 303 });
  return data(done.ok ? { isLearning: done.isLearning } : null, status);
}

/** Does not count again after an action: open tables stay open. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

async function changeLearning(services: Services, admin: Admin, form: FormData) {
  const learning = form.get('learning');
  if (learning !== 'on' && learning !== 'off') return { ok: false, status: 422 } as const;
  await changeInstance(services, admin, { plotLearning: learning === 'on' });
  return { ok: true, isLearning: learning === 'on' } as const;
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
      {numbers ? (
        <Overview {...numbers} />
      ) : (
        <EmptyState title={LOAD_FAILED} isTrouble>
          <a href="/admin" className="button button-plain">
            {RETRY}
          </a>
        </EmptyState>
      )}
    </>
  );
}
