import { removeComment } from '../../domain/community/comments.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { handleDelete } from '../request/handle-delete.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/comment-route';

/** DELETE /api/comments/{id}: one's own, or one below one's own post. 204. */
export function action({ params, ...args }: Route.ActionArgs): Promise<Response> {
  return handleDelete(args, (services, member) => removeComment(services, member, params.id));
}

/** Comments are read below their post. */
export function loader({ context }: Route.LoaderArgs): Response {
  return problemResponse('not-found', { requestId: context.get(requestContext).requestId });
}
