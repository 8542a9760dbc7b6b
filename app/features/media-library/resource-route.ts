import { problemResponse } from '../../platform/http/problem.ts';
import { readHideReason } from '../../domain/screening/report.ts';
import { membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/resource-route';
import { removeResource } from '../../domain/moderation/removals.server.ts';

export const handle = {
  readers: 'members',
  methods: ['DELETE'],
  query: ['reason'],
} satisfies RouteHandle;

export const middleware = [membersOnly(), noBody];

/**
 * DELETE /api/resources/{id}: 204 for the owner. Admins pass `?reason=`: 200 {undoId}. DELETE /api/removals/{undoId}
 * undoes that removal.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const reason = readHideReason(new URL(request.url).searchParams.get('reason'));
  const outcome = await removeResource(services, context.get(memberContext), params.id, reason);
  if (!outcome.ok) return problemResponse(outcome, requestId);
  const { undoId } = outcome;
  return undoId === null ? emptyResponse(true, context) : Response.json({ undoId });
}
