import { sharePost, unsharePost } from '../../domain/posts/sharing.server.ts';
import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/share-route';
import { shareResponse } from './share-response.ts';

const METHODS = 'POST, DELETE';

/** POST /api/posts/{id}/share: 201, 409 when the text is shared already. DELETE takes it back: 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const isShare = request.method === 'POST';
  if (!isShare && request.method !== 'DELETE') return onlyMethods(METHODS, requestId);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const rejection = await rejectBody(request, requestId);
  if (rejection) return rejection;
  if (isShare) return shareResponse(await sharePost(services, viewer, params.id), requestId);
  const isGone = await unsharePost(services, viewer, params.id);
  return isGone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods(METHODS, context.get(requestContext).requestId);
}
