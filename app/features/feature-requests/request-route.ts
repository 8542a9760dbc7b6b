import { withdrawRequest } from '../../domain/feature-requests/request-removal.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/request-route';

export const middleware = [allowMethods('DELETE')];

/** DELETE /api/requests/{id} withdraws the member's own request without votes or comments of others: 204. */
export const action = memberAction(
  async ({ services, member, requestId }, { params }: Route.ActionArgs) => {
    const outcome = await withdrawRequest(services, member, params.id);
    return outcome.ok || problemResponse(outcome.reason, { requestId });
  },
);
