import { data, redirect } from 'react-router';
import { requireMember } from '../request/guards.server.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import { requestContext } from '../request/request-context.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { keepOnFailure, LoadFailure } from '../../ui/keep-on-failure.tsx';
import type { Route } from './+types/requests-page';
import { parseBoardParams } from '../../domain/feature-requests/requests.ts';
import { BoardFilters } from './board-filters.tsx';
import { listRequests } from '../../domain/feature-requests/requests.server.ts';
import { PlainRequestForm } from './plain-request-form.tsx';
import { RequestButton } from './request-button.tsx';
import { requestByForm } from '../../domain/feature-requests/request-by-form.server.ts';
import { RequestList } from './request-list.tsx';
import {
  ABOUT_BOARD,
  BOARD_TITLE,
  LOAD_FAILED,
  NEW_REQUEST,
} from '../../domain/feature-requests/request-words.ts';

export const middleware = [requireMember];

/** A page of the board; null when it could not be loaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/requests');
  // What is not understood in an address stays at its default.
  const ask = parseBoardParams(new URL(request.url).searchParams);
  const { sort, status, search } = ask;
  const page = await listRequests(services, viewer, ask).catch((error: unknown) => {
    reportPartialFailure(services, error, 'the requests could not be loaded');
    return null;
  });
  const filters = { sort, status, search };
  return { filters, page, isFirst: ask.after === null, formKey: services.newId() };
}

/** The forms of the page where no script runs: a vote, or a request. The page comes back with it done. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/requests', 303);
  const done = await requestByForm(services, viewer, (await readForm(request)) ?? new FormData());
  const { search } = new URL(request.url);
  if (done.ok && done.requestId !== undefined) {
    throw redirect(`/requests/${done.requestId}?again`, 303);
  }
  if (done.ok)
    throw redirect(done.did === 'submit' ? '/requests?sort=newest' : `/requests${search}`, 303);
  return data({ text: done.text, message: done.message }, { status: done.status });
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const kept = keepOnFailure<Loaded>({ isFailed: ({ page }) => page === null });

/** Keeps the page when a request for other data of it fails. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader);
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(BOARD_TITLE) }];

export { PageError as ErrorBoundary } from '../../ui/page-error.tsx';

export default function RequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, page, isFirst, formKey } = loaderData;
  const isStale = kept.useKept(loaderData);
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div>
            <h1 tabIndex={-1} className="text-2xl md:text-3xl">
              {BOARD_TITLE}
            </h1>
            <p className="mt-2 max-w-[42ch] text-muted">{ABOUT_BOARD}</p>
          </div>
          <RequestButton label={NEW_REQUEST} className="button button-primary" />
        </div>
        {actionData && (
          <p role="alert" className="mt-4 font-medium text-bad">
            {actionData.message}
          </p>
        )}
        <PlainRequestForm formKey={formKey} refused={actionData ?? null} />
        <BoardFilters filters={filters} />
        {isStale && <LoadFailure words={LOAD_FAILED} />}
        <RequestList filters={filters} page={page} isFirst={isFirst} />
      </div>
    </div>
  );
}
