import { rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireWriting } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/translations-route';
import { parseTranslation } from '../../domain/writing/text-requests.ts';
import { translateText } from '../../domain/writing/translations.server.ts';

export const middleware = [allowMethods('POST'), requireWriting];

/** POST /api/translations {text, direction, voice, level, seed}: the translation. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  const parsed = await parseJsonBody(request, requestId, parseTranslation);
  if (!parsed.ok) return parsed.response;
  const done = await translateText(services, { viewer, address }, parsed.request);
  if (done.ok) return Response.json(done.translation, { headers: { 'cache-control': 'no-store' } });
  return rejectionResponse(done, requestId);
}
