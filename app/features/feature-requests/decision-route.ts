import { z } from 'zod';
import {
  type DecideOutcome,
  decideRequest,
} from '../../domain/feature-requests/decide-request.server.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/decision-route';

export const middleware = [allowMethods('POST')];

const shape = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  reason: z.string().default(''),
});

/** POST {status, reason?} decides a pending request, for admins. Responds with the updated request. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  if (!viewer.isAdmin) return problemResponse('not-allowed', { requestId });
  const parsed = await parseJsonBody(request, requestId, (body) => parseShape(shape, body));
  if (!parsed.ok) return parsed.response;
  const decision = { requestId: params.id, ...parsed.data };
  return decisionResponse(await decideRequest(services, viewer, decision), requestId);
}

function decisionResponse(outcome: DecideOutcome, requestId: string): Response {
  if (outcome.ok) return Response.json({ request: outcome.request });
  const { reason } = outcome;
  if (reason === 'invalid-field') {
    return problemResponse(reason, { requestId, field: 'reason', title: outcome.message });
  }
  if (reason !== 'request-decided') return problemResponse(reason, { requestId });
  const { request } = outcome;
  const values = { status: request.status };
  return problemResponse(reason, { requestId, values, more: { request } });
}
