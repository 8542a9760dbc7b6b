import { undoDecision } from '../../domain/moderation/decisions.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/removal-route';

export const handle = { readers: 'admins', methods: ['DELETE'] } satisfies RouteHandle;

export const middleware = [membersOnly(), noBody];

/** DELETE /api/removals/{id}: restores content that an admin removed within the last minute. 204. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const outcome = await undoDecision(services, context.get(memberContext), params.id);
  return outcome.ok ? emptyResponse(true, context) : problemResponse(outcome, requestId);
}
