import { onlyMethods, problemResponse } from '../errors.ts';
import { refuseBody } from '../read-nothing.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/download-route';
import { countDownload } from './keep-opinion.server.ts';

const METHODS = 'POST';

/** POST /api/resources/{id}/download counts a download, once for each member and day: 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'POST') return onlyMethods(METHODS, requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const refusal = await refuseBody(request, requestId);
  if (refusal) return refusal;
  const isDone = await countDownload(services, viewer, params.id);
  return isDone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods(METHODS, context.get(requestContext).requestId);
}
