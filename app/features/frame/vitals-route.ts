import { ignoreBots } from '../http/guards.server.ts';
import { limit, networkSubject } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/vitals-route';
import { countVisit, parseVisit } from '../../domain/stats/vitals.server.ts';

export const handle = { readers: 'guests', methods: ['POST'] } satisfies RouteHandle;

const body = jsonBody(parseVisit);

export const middleware = [ignoreBots, limit('vital', networkSubject), body];

/** POST /api/vitals: stores the web vitals of one visit, without the visitor. Bots are ignored. 204. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  await countVisit(services, body.of(context));
  return new Response(null, { status: 204 });
}
