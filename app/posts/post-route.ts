import { onlyMethods, problemResponse } from '../errors.ts';
import { refuseBody } from '../read-nothing.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/post-route';
import { deleteOwnPost } from './delete-post.server.ts';

/** DELETE /api/posts/{id}: an own post, shared or not, with all its versions. 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods('DELETE', requestId);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const refusal = await refuseBody(request, requestId);
  if (refusal) return refusal;
  const isGone = await deleteOwnPost(services, viewer, params.id);
  return isGone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}

/** A private post is nobody's to read here, and a shared one has a page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return problemResponse('not-found', { requestId: context.get(requestContext).requestId });
}
