import { z } from 'zod';
import { shareGeneration } from '../../domain/posts/sharing.server.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireCommunity } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/generation-share-route';

export const middleware = [allowMethods('POST'), requireCommunity];

const shape = z.strictObject({ shownPremise: z.string().nullable().optional() });
const NO_BODY = { ok: true, data: { shownPremise: undefined } } as const;

/**
 * POST /api/generations/{id}/share shares this very version: 201; 409 with the `postId` when the text is shared already.
 * `shownPremise` in the body is what happened, as its author wants to show it; the body may be left out.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const body = request.headers.has('content-type')
    ? await parseJsonBody(request, requestId, (json) => parseShape(shape, json))
    : NO_BODY;
  if (!body.ok) return body.response;
  const { shownPremise } = body.data;
  const outcome = await shareGeneration(services, viewer, params.id, shownPremise);
  if (!outcome.ok && outcome.reason === 'already-shared') {
    return problemResponse(outcome.reason, { requestId, more: { postId: outcome.postId } });
  }
  if (!outcome.ok) return rejectionResponse(outcome, requestId);
  const { postId, isHeld } = outcome;
  return Response.json({ postId, isHeld }, { status: 201 });
}
