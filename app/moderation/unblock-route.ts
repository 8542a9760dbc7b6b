import { onlyMethods, problemResponse } from '../errors.ts';
import { refuseBody } from '../read-nothing.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/unblock-route';
import { unblock } from './block-member.server.ts';

/** DELETE /api/blocks/{id} takes an own block away: 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods('DELETE', requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const refusal = await refuseBody(request, requestId);
  if (refusal) return refusal;
  const isGone = await unblock(services, viewer, params.id);
  return isGone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods('DELETE', context.get(requestContext).requestId);
}
