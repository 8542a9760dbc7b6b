import { isbot } from 'isbot';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { readJson } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/event-route';
import { parseBrowserEvent } from '../../platform/http/guest-events.server.ts';
import { recordEvent } from '../../domain/stats/events.server.ts';

export const middleware = [allowMethods('POST')];

/** POST /api/events: records a funnel step of the guest in the cookie. 204. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address, ensureGuestId } = context.get(requestContext);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const event = parseBrowserEvent(body.value);
  if (!event) return problemResponse('invalid-request', { requestId });
  const userAgent = request.headers.get('user-agent') ?? '';
  // The funnel counts guests only, and no bots.
  if (isbot(userAgent) || viewer.kind === 'member') return new Response(null, { status: 204 });
  const guestId = ensureGuestId();
  const ofNetwork = await services.rateLimits.take('event-network', address);
  const taken = ofNetwork.ok ? await services.rateLimits.take('event', guestId) : ofNetwork;
  if (!taken.ok) return rejectionResponse(taken, requestId);
  await recordEvent(services, guestId, event, { userAgent, referrer: event.referrer });
  return new Response(null, { status: 204 });
}
