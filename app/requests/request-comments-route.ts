import { parseComment } from '../comments/parse-comment.ts';
import { onlyPost, problemResponse } from '../errors.ts';
import { isIdempotencyKey } from '../generator/claim-answers.ts';
import { readJson } from '../read-json.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/request-comments-route';
import { refuseText } from './answer-request.ts';
import { commentOnRequest } from './comment-on-request.server.ts';
import { REQUEST_GONE, TOO_MANY_COMMENTS } from './request-words.ts';

/** POST {text} comments on a request: 201, or 200 when the same click came before. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const parsed = parseComment(body.value);
  if (!parsed.ok) {
    const { code, field, message: title } = parsed;
    return problemResponse(code, { requestId, field, title });
  }
  const key = request.headers.get('idempotency-key') ?? '';
  if (!isIdempotencyKey(key)) return problemResponse('idempotency-key', { requestId });
  const ask = { requestId: params.id, text: parsed.text, key };
  const outcome = await commentOnRequest(services, viewer, ask);
  if (!outcome.ok && outcome.reason === 'not-found') {
    return problemResponse('not-found', { requestId, title: REQUEST_GONE });
  }
  if (!outcome.ok) return refuseText(outcome, { requestId, tooMany: TOO_MANY_COMMENTS });
  return Response.json({ ok: true }, { status: outcome.isNew ? 201 : 200 });
}

/** Comments are read below their request. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
