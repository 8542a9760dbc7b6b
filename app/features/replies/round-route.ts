import { deleteOwnRound } from '../../domain/replies/reply-rounds.server.ts';
import { hideFromReaders, membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/round-route';

export const handle = { readers: 'members', methods: ['DELETE'] } satisfies RouteHandle;

export const middleware = [membersOnly('not-found'), noBody];

export const loader = hideFromReaders;

/** DELETE /api/replies/{id}: an own round of replies. 204. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const isDone = await deleteOwnRound(services, context.get(memberContext), params.id);
  return emptyResponse(isDone, context);
}
