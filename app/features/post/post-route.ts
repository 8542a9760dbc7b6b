import { deleteOwnPost } from '../../domain/posts/posts.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { handleDelete } from '../request/handle-delete.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/post-route';

/** DELETE /api/posts/{id}: an own post, shared or not, with all its versions. 204. */
export function action({ params, ...args }: Route.ActionArgs): Promise<Response> {
  return handleDelete(
    args,
    (services, member) => deleteOwnPost(services, member, params.id),
    'not-found',
  );
}

/** A private post is nobody's to read here, and a shared one has a page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return problemResponse('not-found', { requestId: context.get(requestContext).requestId });
}
