import type { Member } from '../../platform/http/viewer.ts';
import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { type RequestContext, requestContext } from './request-context.ts';
import type { Services } from '../../platform/services.ts';

type Asked = {
  request: Request;
  context: { get: (context: typeof requestContext) => RequestContext };
};
type Remove = (services: Services, member: Member) => Promise<boolean>;

/**
 * Answers a DELETE of something of a member's: 204, or 404 when there was nothing to remove. Other methods, bodies
 * and guests are refused; guests with `forGuests`.
 */
export async function answerDelete(
  { request, context }: Asked,
  remove: Remove,
  forGuests: 'sign-in-first' | 'not-found' = 'sign-in-first',
): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods('DELETE', requestId);
  if (viewer.kind !== 'member') return problemResponse(forGuests, { requestId });
  const refusal = await rejectBody(request, requestId);
  if (refusal) return refusal;
  const isGone = await remove(services, viewer);
  return isGone ? new Response(null, { status: 204 }) : problemResponse('not-found', { requestId });
}
