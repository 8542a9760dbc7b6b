import { REQUEST_GONE } from '../../domain/feature-requests/request-words.ts';
import { voteForRequest } from '../../domain/feature-requests/requests.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import type { Route } from './+types/vote-route';

export const middleware = [allowMethods('POST, DELETE')];

/** POST votes for a request, DELETE removes the vote. Both are idempotent. */
export const action = memberAction(
  async ({ services, member, requestId }, { request, params }: Route.ActionArgs) => {
    const vote = { requestId: params.id, isFor: request.method === 'POST' };
    const outcome = await voteForRequest(services, member, vote);
    if (outcome.ok) return Response.json({ votes: outcome.votes, hasVoted: outcome.hasVoted });
    if (outcome.reason === 'not-found') {
      return problemResponse('not-found', { requestId, title: REQUEST_GONE });
    }
    return rejectionResponse(outcome, requestId);
  },
);
