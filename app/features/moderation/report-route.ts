import { rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/report-route';
import { parseReport } from './report-input.ts';
import { reportTarget } from '../../domain/moderation/report-target.server.ts';

export const middleware = [allowMethods('POST')];

/** POST /api/reports {target, reason, words, contact}: reports a target, for guests too. 202, also for a missing target. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address, ensureGuestId } = context.get(requestContext);
  const parsed = await parseJsonBody(request, requestId, parseReport);
  if (!parsed.ok) return parsed.response;
  const guestId = viewer.kind === 'guest' ? ensureGuestId() : '';
  const limited = await reportTarget(services, { viewer, guestId, address }, parsed.report);
  return limited ? rejectionResponse(limited, requestId) : Response.json({}, { status: 202 });
}
