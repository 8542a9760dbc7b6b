import { z } from 'zod';
import { shareGeneration } from '../../domain/posts/sharing.server.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/generation-share-route';

export const handle = {
  readers: 'members',
  methods: ['POST'],
  needs: 'hasCommunity',
} satisfies RouteHandle;

export const middleware = [membersOnly('not-found')];

const shape = z.strictObject({ shownPremise: z.string().nullable().optional() });
const NO_BODY = { ok: true, data: {} } as const;

/**
 * POST /api/generations/{id}/share shares this very version: 201; 409 with the `postId` when the text is shared already.
 * `shownPremise` in the body is what happened, as its author wants to show it; the body may be left out.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const body = request.headers.has('content-type')
    ? await parseJsonBody(request, (json) => parseShape(shape, json))
    : NO_BODY;
  if (!body.ok) return problemResponse(body, requestId);
  const member = context.get(memberContext);
  const outcome = await shareGeneration(services, member, params.id, body.data);
  if (!outcome.ok) return problemResponse(outcome, requestId);
  const { postId, isHeld } = outcome;
  return Response.json({ postId, isHeld }, { status: 201 });
}
