import { isbot } from 'isbot';
import { onlyPost, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { readJson } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/vitals-route';
import { countVisit, parseVisit } from '../../domain/stats/vitals.server.ts';

/** POST /api/vitals: how fast a page was for somebody. Whose visit it was is not kept. 204. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId, address } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
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

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
