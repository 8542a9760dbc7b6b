import { isbot } from 'isbot';
import { countForPlot, COUNTS, parsePostAct } from '../../domain/stats/post-acts.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { readJson } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/act-route';

export const middleware = [allowMethods('POST')];

/** POST /api/acts: counts a copy, download or share of a post on its plot, without the reader. Bots are ignored. 204. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const act = parsePostAct(body.value);
  if (!act) return problemResponse('invalid-request', { requestId });
  if (isbot(request.headers.get('user-agent') ?? '')) return new Response(null, { status: 204 });
  const ofNetwork = await services.rateLimits.take('event-network', address);
  const taken =
    ofNetwork.ok && viewer.id !== null
      ? await services.rateLimits.take('event', viewer.id)
      : ofNetwork;
  if (!taken.ok) return rejectionResponse(taken, requestId);
  await countForPlot(services, COUNTS[act.act], act.id);
  return new Response(null, { status: 204 });
}
