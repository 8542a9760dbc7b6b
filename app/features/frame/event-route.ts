import { ignoreBots } from '../http/guards.server.ts';
import { limit, networkSubject } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext, type RouteArgs } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/event-route';
import { parseBrowserEvent } from '../../domain/stats/guest-events.server.ts';
import { recordEvent } from '../../domain/stats/events.server.ts';

export const handle = { readers: 'guests', methods: ['POST'] } satisfies RouteHandle;

const body = jsonBody(parseBrowserEvent);

export const middleware = [
  ignoreBots,
  ignoreMembers,
  limit('event-network', networkSubject),
  limit('event', ({ ensureGuestId }) => ensureGuestId()),
  body,
];

/** The funnel counts guests only. */
function ignoreMembers({ context }: Pick<RouteArgs, 'context'>): void {
  if (context.get(requestContext).viewer.kind !== 'member') return;
  throw new Response(null, { status: 204 });
}

/** POST /api/events: records a funnel step of the guest in the cookie. 204. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, ensureGuestId } = context.get(requestContext);
  const event = body.of(context);
  if (event.event === 'generator_visit') services.modelStatus.prepare();
  const userAgent = request.headers.get('user-agent') ?? '';
  await recordEvent(services, ensureGuestId(), event, { userAgent, referrer: event.referrer });
  return new Response(null, { status: 204 });
}
