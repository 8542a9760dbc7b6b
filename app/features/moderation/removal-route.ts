import { undoDecision } from '../../domain/moderation/decisions.server.ts';
import { UNDO_TOO_LATE } from '../../domain/screening/moderation-words.ts';
import { rejectionResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/removal-route';

export const middleware = [allowMethods('DELETE')];

/** DELETE /api/removals/{id}: restores content that the viewer, an admin, removed within the last minute. 204. */
export const action = memberAction(
  async ({ services, member, requestId }, { params }: Route.ActionArgs) => {
    const outcome = await undoDecision(services, member, params.id);
    if (outcome.ok) return true;
    const message = outcome.reason === 'not-found' ? UNDO_TOO_LATE : undefined;
    return rejectionResponse({ ...outcome, message }, requestId);
  },
);
