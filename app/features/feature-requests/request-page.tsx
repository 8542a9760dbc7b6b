import { data, redirect, useSearchParams } from 'react-router';
import { requireMember } from '../request/guards.server.ts';
import { useViewer } from '../../ui/use-viewer.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PlainPage } from '../../ui/plain-layout.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/request-page';
import { findRequest } from '../../domain/feature-requests/requests.server.ts';
import { listRequestComments } from '../../domain/feature-requests/request-comments.server.ts';
import { requestByForm } from '../../domain/feature-requests/request-by-form.server.ts';
import { RemoveRequest } from './remove-request.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestComments } from './request-comments.tsx';
import {
  ASKED_BEFORE,
  BACK_TO_BOARD,
  BOARD_TITLE,
  MISSING_REQUEST,
  MISSING_REQUEST_HINT,
} from '../../domain/feature-requests/request-words.ts';
import { mayWithdraw } from '../../domain/feature-requests/request-removal.server.ts';
import { WithdrawRequest } from './withdraw-request.tsx';

export const middleware = [requireMember];

/** A request, and a page of its comments, from `?comments=` on. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/requests');
  const found = await findRequest(services, viewer, params.id);
  if (!found) return data({ found: null, formKey: '' }, { status: 404 });
  const after = new URL(request.url).searchParams.get('comments');
  const page = await listRequestComments(services, viewer, found.id, after);
  const isWithdrawable = await mayWithdraw(services, viewer, found);
  return data({ found: { request: found, page, isWithdrawable }, formKey: services.newId() });
}

/** The forms of the page where no script runs: a vote, a comment, the end of one, or of the request. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  const path = `/requests/${encodeURIComponent(params.id)}`;
  if (viewer.kind !== 'member') {
    throw redirect(`/login?${new URLSearchParams({ next: path }).toString()}`, 303);
  }
  const done = await requestByForm(services, viewer, (await readForm(request)) ?? new FormData());
  const isComment = done.ok && done.did.endsWith('comment');
  if (done.ok && done.did === 'withdraw') throw redirect('/requests', 303);
  if (done.ok) throw redirect(isComment ? `${path}#comments` : path, 303);
  return data({ text: done.text, message: done.message }, { status: done.status });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(BOARD_TITLE) }];

export { PageError as ErrorBoundary } from '../../ui/page-error.tsx';

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, formKey } = loaderData;
  const viewer = useViewer();
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  const isAgain = useSearchParams()[0].has('again');
  const back = <BackLink to="/requests">{BACK_TO_BOARD}</BackLink>;
  if (!found) {
    return (
      <PlainPage title={MISSING_REQUEST} back={back}>
        <p>{MISSING_REQUEST_HINT}</p>
      </PlainPage>
    );
  }
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        {back}
        <div key={found.request.id} className="mt-4">
          <h1 tabIndex={-1} className="sr-only">
            Feature request
          </h1>
          {isAgain && <p className="mb-4 rounded-card bg-tint px-4 py-3">{ASKED_BEFORE}</p>}
          <RequestCard request={found.request} isWhole />
          {found.isWithdrawable && <WithdrawRequest id={found.request.id} />}
          {isAdmin && !found.request.isOwn && <RemoveRequest id={found.request.id} />}
          <RequestComments
            requestId={found.request.id}
            page={found.page}
            formKey={formKey}
            refused={actionData ?? null}
          />
        </div>
      </div>
    </div>
  );
}
