import { setFavourite } from '../../domain/media-library/resources.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/favourite-route';

export const handle = { readers: 'members', methods: ['PUT', 'DELETE'] } satisfies RouteHandle;

export const middleware = [membersOnly(), noBody];

/** PUT /api/resources/{id}/favourite marks a picture as a favourite, DELETE removes the mark: 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const member = context.get(memberContext);
  const isDone = await setFavourite(services, member, params.id, request.method === 'PUT');
  return emptyResponse(isDone, context);
}
