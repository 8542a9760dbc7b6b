import { z } from 'zod';
import { shareGeneration, shareStateOf } from '../../domain/posts/sharing.server.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireCommunity } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/generation-share-route';

export const middleware = [allowMethods('GET, POST'), requireCommunity];

/** GET /api/generations/{id}/share: whether this very version has been shared, is held, and where it is. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const state = viewer.kind === 'member' ? await shareStateOf(services, viewer, params.id) : null;
  if (!state) return problemResponse('not-found', { requestId });
  return Response.json(state, { headers: { 'cache-control': 'private, no-store' } });
}

const shape = z.strictObject({ shownPremise: z.string().nullable().optional() });
const NO_BODY = { ok: true, data: { shownPremise: undefined } } as const;

/**
 * POST shares it: 201, 409 when the text is shared already. `shownPremise` in the body is what happened, as its author wants
 * to show it; the body may be left out.
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
  if (!outcome.ok) return rejectionResponse(outcome, requestId);
  const { postId, isHeld } = outcome;
  return Response.json({ postId, isHeld }, { status: 201 });
}
