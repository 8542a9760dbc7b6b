import { readTextRequest } from '../../domain/community/read-text-request.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/request-comments-route';
import { rejectedTextResponse } from './rejected-text-response.ts';
import { commentOnRequest } from '../../domain/feature-requests/request-comments.server.ts';
import { REQUEST_GONE } from '../../domain/feature-requests/request-words.ts';

export const middleware = [allowMethods('POST')];

/** POST {text} comments on a request: 201, or 200 for a repeated idempotency key. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const said = await readTextRequest(request, viewer, requestId);
  if (!said.ok) return said.response;
  const comment = { requestId: params.id, text: said.text, key: said.key };
  const outcome = await commentOnRequest(services, said.viewer, comment);
  if (!outcome.ok && outcome.reason === 'not-found') {
    return problemResponse('not-found', { requestId, title: REQUEST_GONE });
  }
  if (!outcome.ok) return rejectedTextResponse(outcome, requestId);
  return Response.json({ ok: true }, { status: outcome.isNew ? 201 : 200 });
}
