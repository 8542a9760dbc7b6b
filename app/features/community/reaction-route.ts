import { z } from 'zod';
import { REACTION_KINDS } from '../../domain/community/reaction.ts';
import { type ReactionOutcome, reactToPost } from '../../domain/community/reactions.server.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody, rejectBody } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireCommunityOrAuthor } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/reaction-route';

export const middleware = [allowMethods('PUT, DELETE'), requireCommunityOrAuthor];

const shape = z.strictObject({ kind: z.enum(REACTION_KINDS) });

/** PUT /api/posts/{id}/reaction {kind} says what a member thinks of a shared post, DELETE takes it back. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const { method } = request;
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  if (method === 'DELETE') {
    const rejection = await rejectBody(request, requestId);
    return rejection ?? respond(await reactToPost(services, viewer, params.id, null), requestId);
  }
  const parsed = await parseJsonBody(request, requestId, (body) => parseShape(shape, body));
  if (!parsed.ok) return parsed.response;
  return respond(await reactToPost(services, viewer, params.id, parsed.data.kind), requestId);
}

function respond(outcome: ReactionOutcome, requestId: string): Response {
  if (outcome.ok) {
    const { reaction, realReactions } = outcome;
    return Response.json({ reaction, realReactions });
  }
  return rejectionResponse(outcome, requestId);
}
