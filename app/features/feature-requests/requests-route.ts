import { readTextRequest } from '../../domain/community/read-text-request.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/requests-route';
import { rejectedTextResponse } from './rejected-text-response.ts';
import { findSimilar } from '../../domain/feature-requests/requests.server.ts';
import { MAX_REQUEST_LENGTH } from '../../domain/feature-requests/requests.ts';
import { submitRequest } from '../../domain/feature-requests/request-submission.server.ts';

export const middleware = [allowMethods('GET, POST')];

/** GET /api/requests?like=: requests with a similar text. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const like = new URL(request.url).searchParams.get('like') ?? '';
  const text = like.slice(0, MAX_REQUEST_LENGTH);
  return Response.json({ requests: await findSimilar(services, viewer, text) });
}

/**
 * POST {text} creates a feature request: 201, or 200 for a repeated idempotency key or the same text. For the same
 * text `isKnown` is true and the response holds the first request.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const said = await readTextRequest(request, viewer, requestId);
  if (!said.ok) return said.response;
  const outcome = await submitRequest(services, said.viewer, { text: said.text, key: said.key });
  if (!outcome.ok) return rejectedTextResponse(outcome, requestId);
  const { request: kept, isNew, isKnown } = outcome;
  return Response.json({ request: kept, isKnown }, { status: isNew ? 201 : 200 });
}
