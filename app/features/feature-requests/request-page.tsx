import { useState } from 'react';
import { data, useNavigate, useRevalidator } from 'react-router';
import { listRequestComments } from '../../domain/feature-requests/request-comments.server.ts';
import { mayWithdraw } from '../../domain/feature-requests/request-decisions.server.ts';
import {
  BOARD_TITLE,
  DELETE_REQUEST,
  FEATURE_REQUEST,
  WITHDRAWN,
} from '../../domain/feature-requests/request-words.ts';
import { rejectionTitle, sendForm } from '../../platform/browser/json-requests.ts';
import { requestPath } from '../../domain/feature-requests/requests.ts';
import { findRequest, listRequests } from '../../domain/feature-requests/requests.server.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Audience } from '../../ui/boardroom.tsx';
import { PlainPage } from '../site/error-pages.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { PlainConfirm } from '../../ui/plain-confirm.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { requireMember } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/request-page';
import { OtherRequests, RequestSteps } from './beside-requests.tsx';
import { RequestComments } from './request-comments.tsx';
import { RequestCard } from './request-card.tsx';
import { ConfirmRemoval, PlainRemoval, sendRemoval } from './request-removal.tsx';

export const handle = { readers: 'members', query: ['comments'] } satisfies RouteHandle;

export const middleware = [requireMember];

const OTHERS = 4;

const ALL_REQUESTS = { to: '/requests', label: 'All requests' };

/** Loads a request, one page of its comments and other requests. `?comments=` is the cursor. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const member = context.get(memberContext);
  const found = await findRequest(services, member, params.id);
  if (!found) return data({ found: null, formKey: '' }, { status: 404 });
  const after = new URL(request.url).searchParams.get('comments');
  const page = await listRequestComments(services, member, found.id, after);
  const isWithdrawable = await mayWithdraw(services, member, found);
  const board = {
    sort: 'votes',
    status: null,
    without: 'rejected',
    search: '',
    after: null,
  } as const;
  const { requests } = await listRequests(services, member, board);
  const others = requests.filter((one) => one.id !== found.id).slice(0, OTHERS);
  return data({
    found: { request: found, page, isWithdrawable, others },
    formKey: services.newId(),
  });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(BOARD_TITLE) }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const { found, formKey } = loaderData;
  const { viewer } = useSiteData();
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  if (!found) {
    return (
      <PlainPage
        faces={['bulb']}
        sign="Ideas: none."
        title="Nobody is asking for this."
        way={ALL_REQUESTS}
      >
        <p>
          Whoever asked for it may have taken it back, or left. The others are still waiting, in
          order.
        </p>
      </PlainPage>
    );
  }
  return (
    <div className="column py-8 md:py-12">
      <BackLink to={ALL_REQUESTS.to}>{ALL_REQUESTS.label}</BackLink>
      <div className="beside mt-4 gap-y-6">
        <div key={found.request.id} className="beside-main">
          <h1 tabIndex={-1} className="sr-only">
            {FEATURE_REQUEST}
          </h1>
          <div className="boardroom rounded-card px-4 pt-4 pb-32 sm:px-8 sm:pt-8 sm:pb-32">
            <RequestCard request={found.request} isWhole />
            <Audience faces={['stapler', 'duck', 'cactus']} />
          </div>
          {found.isWithdrawable && <WithdrawRequest id={found.request.id} />}
          {isAdmin && !found.request.isOwn && <RemoveRequest id={found.request.id} />}
          <RequestComments requestId={found.request.id} page={found.page} formKey={formKey} />
        </div>
        <div className="beside-part">
          <RequestSteps />
          <OtherRequests requests={found.others} />
        </div>
      </div>
    </div>
  );
}

/** Button with which an admin deletes a request, after a confirmation. Navigates to the board. */
function RemoveRequest({ id }: { id: string }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  async function remove(): Promise<void> {
    if (await sendRemoval(id, notify)) await navigate('/requests', { replace: true });
  }
  return (
    <div className="mt-2">
      <button
        type="button"
        onClick={() => setIsConfirming(true)}
        className="button button-quiet text-muted"
      >
        {DELETE_REQUEST}
      </button>
      <PlainRemoval id={id} />
      {isConfirming && (
        <ConfirmRemoval onRemove={() => void remove()} onClose={() => setIsConfirming(false)} />
      )}
    </div>
  );
}

/** Button that withdraws the viewer's own request, after a confirmation. */
function WithdrawRequest({ id }: { id: string }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const path = `${requestPath(id)}/withdraw`;
  const withdrawal = {
    words: 'It leaves the board, with your vote and what you said to it.',
    yes: 'Withdraw it',
  };
  async function withdraw(): Promise<void> {
    const sent = await sendForm(path, {});
    notify(
      sent.ok ? 'good' : 'bad',
      sent.ok ? WITHDRAWN : rejectionTitle(sent, 'That did not work. Your request still stands.'),
    );
    await (sent.ok ? navigate('/requests', { replace: true }) : revalidate());
  }
  return (
    <div className="mt-2 text-end">
      <button
        type="button"
        onClick={() => setIsConfirming(true)}
        className="button button-quiet text-bad"
      >
        Withdraw request
      </button>
      <PlainConfirm label="Withdraw request" {...withdrawal} action={path} />
      {isConfirming && (
        <Confirm
          title="Withdraw this request?"
          {...withdrawal}
          no="Keep it"
          onYes={() => void withdraw()}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  );
}
