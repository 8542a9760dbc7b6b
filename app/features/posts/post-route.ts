import { deleteOwnPost } from '../../domain/posts/posts.server.ts';
import { hideFromReaders, membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/post-route';

export const handle = { readers: 'members', methods: ['DELETE'] } satisfies RouteHandle;

export const middleware = [membersOnly('not-found'), noBody];

export const loader = hideFromReaders;

/** DELETE /api/posts/{id}: deletes the member's own post with all its versions, shared or not: 204. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const isDone = await deleteOwnPost(services, context.get(memberContext), params.id);
  return emptyResponse(isDone, context);
}
