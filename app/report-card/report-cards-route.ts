import { onlyPost, problemResponse } from '../errors.ts';
import { readJson } from '../read-json.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/report-cards-route';
import { judgeText } from './judge-text.server.ts';
import { parseJudged } from './parse-judged.ts';

/** POST /api/report-cards {text}: the report card of any text, for everybody. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const parsed = parseJudged(body.value);
  if (!parsed.ok) {
    const { code, field, message: title } = parsed;
    return problemResponse(code, { requestId, field, title });
  }
  const judged = await judgeText(services, { viewer, address }, parsed.text);
  if (judged.ok) return Response.json(judged.card, { headers: { 'cache-control': 'no-store' } });
  const headers = { 'retry-after': String(judged.retryAfter) };
  return problemResponse('too-many-requests', { requestId, headers });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
