import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { requestContext, type RequestContext } from './request-context.ts';

type RouteArgs = {
  request: Request;
  context: { get: (context: typeof requestContext) => RequestContext };
};
type Remove = (services: Services, member: Member) => Promise<boolean>;

/**
 * Answers a DELETE of something of a member's: 204, or 404 when there was nothing to remove. Other methods, bodies
 * and guests are refused; guests with `forGuests`.
 */
export async function handleDelete(
  { request, context }: RouteArgs,
  remove: Remove,
  forGuests: 'sign-in-first' | 'not-found' = 'sign-in-first',
): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods('DELETE', requestId);
  if (viewer.kind !== 'member') return problemResponse(forGuests, { requestId });
  const rejection = await rejectBody(request, requestId);
  if (rejection) return rejection;
  const isGone = await remove(services, viewer);
  return isGone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}
