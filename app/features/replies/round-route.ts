import { deleteOwnRound } from '../../domain/writing/reply-rounds.server.ts';
import { hideFromReaders, membersOnly } from '../request/guards.server.ts';
import { emptyResponse } from '../request/empty-response.ts';
import { noBody } from '../request/request-bodies.server.ts';
import { memberContext, requestContext } from '../request/request-context.ts';
import type { RouteHandle } from '../request/route-handle.ts';
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
