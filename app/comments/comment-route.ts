import { onlyMethods, problemResponse } from '../errors.ts';
import { refuseBody } from '../read-nothing.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/comment-route';
import { removeComment } from './delete-comment.server.ts';

/** DELETE /api/comments/{id}: one's own, or one below one's own post. 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods('DELETE', requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const refusal = await refuseBody(request, requestId);
  if (refusal) return refusal;
  const isGone = await removeComment(services, viewer, params.id);
  return isGone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}

/** Comments are read below their post. */
export function loader({ context }: Route.LoaderArgs): Response {
  return problemResponse('not-found', { requestId: context.get(requestContext).requestId });
}
