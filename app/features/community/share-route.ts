import { unsharePost } from '../../domain/posts/sharing.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/share-route';

export const handle = { readers: 'members', methods: ['DELETE'] } satisfies RouteHandle;

export const middleware = [membersOnly('not-found'), noBody];

/** DELETE /api/posts/{id}/share takes a post out of the community: 204. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const isDone = await unsharePost(services, context.get(memberContext), params.id);
  return emptyResponse(isDone, context);
}
