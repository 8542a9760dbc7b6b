import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { CHOOSE_REASON } from '../../domain/screening/moderation-words.ts';
import { HIDE_REASONS } from '../../domain/screening/report.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/resource-route';
import { findResource } from '../../domain/media-library/resources.server.ts';
import { removeResource } from '../../domain/moderation/removals.server.ts';

/** GET /api/resources/{id}: one picture. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const resource = await findResource(services, viewer, params.id);
  return resource ? Response.json({ resource }) : problemResponse('not-found', { requestId });
}

/**
 * DELETE /api/resources/{id}: owners delete, 204. Admins remove with `?reason=`: 200 {undoId}, for the way back at
 * /api/removals/{undoId}.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods('GET, DELETE', requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const refusal = await rejectBody(request, requestId);
  if (refusal) return refusal;
  const said = new URL(request.url).searchParams.get('reason');
  const reason = HIDE_REASONS.find((one) => one === said) ?? null;
  const outcome = await removeResource(services, viewer, params.id, reason);
  if (outcome.ok) {
    const { undoId } = outcome;
    return undoId === null ? new Response(null, { status: 204 }) : Response.json({ undoId });
  }
  if (outcome.reason === 'not-found') return problemResponse('not-found', { requestId });
  return problemResponse('invalid-field', { requestId, field: 'reason', title: CHOOSE_REASON });
}
