import { onlyMethods, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/vote-route';
import { REQUEST_GONE } from '../../domain/feature-requests/request-words.ts';
import { voteForRequest } from '../../domain/feature-requests/requests.server.ts';

const METHODS = 'POST, DELETE';

/** POST votes for a request, DELETE takes the vote back; the same once more changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const { method } = request;
  if (method !== 'POST' && method !== 'DELETE') return onlyMethods(METHODS, requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const refusal = await rejectBody(request, requestId);
  if (refusal) return refusal;
  const vote = { requestId: params.id, isFor: method === 'POST' };
  const outcome = await voteForRequest(services, viewer, vote);
  if (outcome.ok) return Response.json({ votes: outcome.votes, hasVoted: outcome.hasVoted });
  if (outcome.reason === 'not-found') {
    return problemResponse('not-found', { requestId, title: REQUEST_GONE });
  }
  return rejectionResponse(outcome, requestId);
}

/** Votes are read with their request. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyMethods(METHODS, context.get(requestContext).requestId);
}
