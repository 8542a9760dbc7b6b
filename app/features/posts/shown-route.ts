import { showVersion } from '../../domain/posts/versions.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/shown-route';

export const handle = { readers: 'members', methods: ['PUT'] } satisfies RouteHandle;

export const middleware = [membersOnly('not-found'), noBody];

/** PUT /api/generations/{id}/shown: selects the version that the saved post shows. 204. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const isDone = await showVersion(services, context.get(memberContext), params.id);
  return emptyResponse(isDone, context);
}
