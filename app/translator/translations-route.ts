import { onlyPost, problemResponse } from '../errors.ts';
import { readJson } from '../read-json.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/translations-route';
import { parseTranslation } from './parse-translation.ts';
import { translateText } from './translate-text.server.ts';
import { TOO_FAST } from './translator-words.ts';

/** POST /api/translations {text, direction, voice, level, seed}: the translation, for everybody. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const parsed = parseTranslation(body.value);
  if (!parsed.ok) {
    const { code, field, message: title } = parsed;
    return problemResponse(code, { requestId, field, title });
  }
  const done = await translateText(services, { viewer, address }, parsed.ask);
  if (done.ok) return Response.json(done.translation, { headers: { 'cache-control': 'no-store' } });
  const headers = { 'retry-after': String(done.retryAfter) };
  return problemResponse('too-many-requests', { requestId, headers, title: TOO_FAST });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
