import { onlyPost, rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/translations-route';
import { parseTranslation } from '../../domain/writing/text-requests.ts';
import { translateText } from '../../domain/writing/translations.server.ts';

/** POST /api/translations {text, direction, voice, level, seed}: the translation, for everybody. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  const parsed = await parseJsonBody(request, requestId, parseTranslation);
  if (!parsed.ok) return parsed.answer;
  const done = await translateText(services, { viewer, address }, parsed.ask);
  if (done.ok) return Response.json(done.translation, { headers: { 'cache-control': 'no-store' } });
  return rejectionResponse(done, requestId);
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
