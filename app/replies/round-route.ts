import { onlyMethods, problemResponse } from '../errors.ts';
import { refuseBody } from '../read-nothing.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/round-route';
import { deleteOwnRound } from './delete-round.server.ts';

/** DELETE /api/replies/{id}: an own round of replies. 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods('DELETE', requestId);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const refusal = await refuseBody(request, requestId);
  if (refusal) return refusal;
  const isGone = await deleteOwnRound(services, viewer, params.id);
  return isGone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}

/** A round is read on the page of the reply generator. */
export function loader({ context }: Route.LoaderArgs): Response {
  return problemResponse('not-found', { requestId: context.get(requestContext).requestId });
}
