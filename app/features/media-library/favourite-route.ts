import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/favourite-route';
import { setFavourite } from '../../domain/media-library/resources.server.ts';

const METHODS = 'PUT, DELETE';

/** PUT /api/resources/{id}/favourite keeps a picture, DELETE does not any more: 204, as often as asked. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const isKept = request.method === 'PUT';
  if (!isKept && request.method !== 'DELETE') return onlyMethods(METHODS, requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const refusal = await rejectBody(request, requestId);
  if (refusal) return refusal;
  const isDone = await setFavourite(services, viewer, params.id, isKept);
  return isDone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods(METHODS, context.get(requestContext).requestId);
}
