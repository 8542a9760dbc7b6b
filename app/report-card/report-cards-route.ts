import { onlyPost, tooManyRequests } from '../errors.ts';
import { readAsk } from '../read-ask.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/report-cards-route';
import { judgeText } from './judge-text.server.ts';
import { parseJudged } from './parse-judged.ts';

/** POST /api/report-cards {text}: the report card of any text, for everybody. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  const parsed = await readAsk(request, requestId, parseJudged);
  if (!parsed.ok) return parsed.answer;
  const judged = await judgeText(services, { viewer, address }, parsed.text);
  if (judged.ok) return Response.json(judged.card, { headers: { 'cache-control': 'no-store' } });
  return tooManyRequests(judged.retryAfter, requestId);
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
