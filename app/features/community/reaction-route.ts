import { z } from 'zod';
import { REACTION_KINDS, type ReactionKind } from '../../domain/community/reaction.ts';
import { type ReactionOutcome, reactToPost } from '../../domain/community/reactions.server.ts';
import { shapeFailure, type ShapeFailure } from '../../platform/http/body-validation.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody, rejectBody } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/reaction-route';

export const middleware = [allowMethods('PUT, DELETE')];

const shape = z.strictObject({ kind: z.enum(REACTION_KINDS) });

/** PUT /api/posts/{id}/reaction {kind} says what a member thinks of a shared post, DELETE takes it back. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const { method } = request;
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const kind = method === 'PUT' ? await readKind(request, requestId) : null;
  if (kind instanceof Response) return kind;
  const rejection = method === 'DELETE' ? await rejectBody(request, requestId) : null;
  if (rejection) return rejection;
  const outcome = await reactToPost(services, viewer, params.id, kind);
  return reactionResponse(outcome, requestId);
}

async function readKind(request: Request, requestId: string): Promise<ReactionKind | Response> {
  const parsed = await parseJsonBody(request, requestId, parseReaction);
  return parsed.ok ? parsed.kind : parsed.response;
}

function parseReaction(body: unknown): { ok: true; kind: ReactionKind } | ShapeFailure {
  const parsed = shape.safeParse(body);
  return parsed.success ? { ok: true, kind: parsed.data.kind } : shapeFailure(parsed.error);
}

function reactionResponse(outcome: ReactionOutcome, requestId: string): Response {
  if (outcome.ok) {
    const { reaction, realReactions } = outcome;
    return Response.json({ reaction, realReactions });
  }
  return rejectionResponse(outcome, requestId);
}
