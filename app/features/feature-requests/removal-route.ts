import { removeRequest } from '../../domain/feature-requests/request-removal.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/removal-route';

export const middleware = [allowMethods('POST')];

/** POST /api/requests/{id}/removal deletes a request, for admins: 204. */
export const action = memberAction(
  async ({ services, member, requestId }, { params }: Route.ActionArgs) => {
    const outcome = await removeRequest(services, member, params.id);
    return outcome.ok || problemResponse(outcome.reason, { requestId });
  },
  { isForAdmins: true },
);
