import { changeBoard } from '../../domain/feature-requests/change-board.server.ts';
import { findSimilar } from '../../domain/feature-requests/requests.server.ts';
import { MAX_REQUEST_LENGTH } from '../../domain/feature-requests/requests.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { forMethods, membersOnly } from '../http/guards.server.ts';
import { formBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/requests-route';

export const handle = {
  readers: 'members',
  methods: ['GET', 'POST'],
  query: ['like'],
} satisfies RouteHandle;

const form = formBody();

export const middleware = [membersOnly(), forMethods('POST', form)];

/** GET /api/requests?like=: requests with a similar text. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const like = new URL(request.url).searchParams.get('like') ?? '';
  const text = like.slice(0, MAX_REQUEST_LENGTH);
  return Response.json({ requests: await findSimilar(services, context.get(memberContext), text) });
}

/** POST a form of the board. Responds with the outcome, such as the changed request. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const outcome = await changeBoard(services, context.get(memberContext), form.of(context));
  return outcome.ok ? Response.json(outcome) : problemResponse(outcome, requestId);
}
