import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/request-route';
import { withdrawRequest } from '../../domain/feature-requests/request-removal.server.ts';

const METHODS = 'DELETE';

/** DELETE /api/requests/{id} withdraws an own request that is still nobody else's: 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods(METHODS, requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const refusal = await rejectBody(request, requestId);
  if (refusal) return refusal;
  const outcome = await withdrawRequest(services, viewer, params.id);
  return outcome.ok
    ? new Response(null, { status: 204 })
    : problemResponse(outcome.reason, { requestId });
}

/** A request is read with its page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods(METHODS, context.get(requestContext).requestId);
}
