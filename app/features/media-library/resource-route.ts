import { problemResponse } from '../../platform/http/errors.ts';
import { CHOOSE_REASON } from '../../domain/screening/moderation-words.ts';
import { HIDE_REASONS } from '../../domain/screening/report.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/resource-route';
import { removeResource } from '../../domain/moderation/removals.server.ts';

export const middleware = [allowMethods('DELETE')];

/**
 * DELETE /api/resources/{id}: 204 for the owner. Admins pass `?reason=`: 200 {undoId}. DELETE /api/removals/{undoId}
 * undoes that removal.
 */
export const action = memberAction(
  async ({ services, member, requestId }, { request, params }: Route.ActionArgs) => {
    const text = new URL(request.url).searchParams.get('reason');
    const reason = HIDE_REASONS.find((one) => one === text) ?? null;
    const outcome = await removeResource(services, member, params.id, reason);
    if (outcome.ok) return outcome.undoId === null || Response.json({ undoId: outcome.undoId });
    if (outcome.reason === 'not-found') return false;
    return problemResponse('invalid-field', { requestId, field: 'reason', title: CHOOSE_REASON });
  },
);
