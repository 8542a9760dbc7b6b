import { reportCard } from '../../../comedy/devices/report-card.ts';
import { rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireWriting } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/report-cards-route';
import { parseJudged } from '../../domain/writing/text-requests.ts';

export const middleware = [allowMethods('POST'), requireWriting];

/** POST /api/report-cards {text}: the report card of any text. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  const parsed = await parseJsonBody(request, requestId, parseJudged);
  if (!parsed.ok) return parsed.response;
  const taken = await services.rateLimits.take('report-card', { viewer, address });
  if (!taken.ok) return rejectionResponse(taken, requestId);
  return Response.json(reportCard(parsed.text), { headers: { 'cache-control': 'no-store' } });
}
