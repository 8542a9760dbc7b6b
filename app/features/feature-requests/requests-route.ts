import { changeBoard } from '../../domain/feature-requests/change-board.server.ts';
import { findSimilar } from '../../domain/feature-requests/requests.server.ts';
import { MAX_REQUEST_LENGTH } from '../../domain/feature-requests/requests.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/requests-route';

export const middleware = [allowMethods('GET, POST')];

/** GET /api/requests?like=: requests with a similar text. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const like = new URL(request.url).searchParams.get('like') ?? '';
  const text = like.slice(0, MAX_REQUEST_LENGTH);
  return Response.json({ requests: await findSimilar(services, viewer, text) });
}

/** POST a form of the board. Responds with the outcome, such as the changed request. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const outcome = await changeBoard(services, viewer, (await readForm(request)) ?? new FormData());
  if (outcome.ok) return Response.json(outcome);
  const { reason, message: title, headers, request: current } = outcome;
  return problemResponse(reason, { requestId, title, headers, more: { request: current } });
}
