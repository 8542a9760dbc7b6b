import { countPressedShare, parseShare } from '../../domain/stats/shares.server.ts';
import { ignoreBots } from '../http/guards.server.ts';
import { limit, networkSubject } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/share-count-route';

export const handle = { readers: 'guests', methods: ['POST'] } satisfies RouteHandle;

const body = jsonBody(parseShare);

export const middleware = [
  ignoreBots,
  limit('event-network', networkSubject),
  limit('event', ({ viewer }) => viewer.id),
  body,
];

/** POST /api/shares: counts a press of a share button, once a day for each network, without the reader. Bots are ignored. 204. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { services, address } = context.get(requestContext);
  await countPressedShare(services, body.of(context).id, address);
  return new Response(null, { status: 204 });
}
