import { showVersion } from '../../domain/posts/versions.server.ts';
import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/shown-route';

/** PUT /api/generations/{id}/shown: from now on the saved post shows this version. 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'PUT') return onlyMethods('PUT', requestId);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const rejection = await rejectBody(request, requestId);
  if (rejection) return rejection;
  const isShown = await showVersion(services, viewer, params.id);
  return isShown
    ? new Response(null, { status: 204 })
    : problemResponse('not-found', { requestId });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods('PUT', context.get(requestContext).requestId);
}
