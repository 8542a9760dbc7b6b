import { onlyMethods, problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/removal-route';
import { UNDO_TOO_LATE } from '../../domain/screening/moderation-words.ts';
import { undoDecision } from '../../domain/moderation/decisions.server.ts';

const METHODS = 'DELETE';
const STATUS = {
  'not-allowed': 'not-allowed',
  'not-found': 'not-found',
  decided: 'case-decided',
} as const;

/** DELETE /api/removals/{id} takes back what the viewer, an admin, has taken down in this minute: 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'DELETE') return onlyMethods(METHODS, requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const refusal = await rejectBody(request, requestId);
  if (refusal) return refusal;
  const outcome = await undoDecision(services, viewer, params.id);
  if (outcome.ok) return new Response(null, { status: 204 });
  const title = outcome.reason === 'not-found' ? UNDO_TOO_LATE : undefined;
  return problemResponse(STATUS[outcome.reason], { requestId, title });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods(METHODS, context.get(requestContext).requestId);
}
