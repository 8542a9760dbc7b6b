import { isbot } from 'isbot';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { readJson } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/vitals-route';
import { countVisit, parseVisit } from '../../domain/stats/vitals.server.ts';

export const middleware = [allowMethods('POST')];

/** POST /api/vitals: stores the web vitals of one visit, without the visitor. Bots are ignored. 204. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId, address } = context.get(requestContext);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const visit = parseVisit(body.value);
  if (!visit) return problemResponse('invalid-request', { requestId });
  if (isbot(request.headers.get('user-agent') ?? '')) return new Response(null, { status: 204 });
  const taken = await services.rateLimits.take('vital', address);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  await countVisit(services, visit);
  return new Response(null, { status: 204 });
}
