import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import { clientSubject, limit } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/translations-route';
import { parseTranslation } from '../../domain/translator/text-requests.ts';
import { composeTranslation } from '../../domain/translator/translations.server.ts';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  isWriting: true,
  maxBytes: TEXT_BODY_BYTES.json,
} satisfies RouteHandle;

const body = jsonBody(parseTranslation);

export const middleware = [limit('translate', clientSubject), body];

/** POST /api/translations {text, direction, voice, level, seed}: the translation. Stores nothing. */
export function action({ context }: Route.ActionArgs): Response {
  const { services } = context.get(requestContext);
  const parsed = body.of(context);
  const translation = composeTranslation(services.secret, parsed.request);
  return Response.json(translation, { headers: { 'cache-control': 'no-store' } });
}
