import { onlyPost, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/removal-route';
import { removeRequest } from '../../domain/feature-requests/request-removal.server.ts';

/** POST deletes a request, for admins. 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  if (!viewer.isAdmin) return problemResponse('not-allowed', { requestId });
  const refusal = await rejectBody(request, requestId);
  if (refusal) return refusal;
  const outcome = await removeRequest(services, viewer, params.id);
  if (!outcome.ok) return problemResponse(outcome.reason, { requestId });
  return new Response(null, { status: 204 });
}

/** There is nothing to read. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
