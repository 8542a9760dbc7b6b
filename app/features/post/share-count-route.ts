import { countPressedShare, parseShare } from '../../domain/stats/shares.server.ts';
import { ignoreBots } from '../request/guards.server.ts';
import { limit, networkSubject } from '../request/limit.server.ts';
import { jsonBody } from '../request/request-bodies.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { RouteHandle } from '../request/route-handle.ts';
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
