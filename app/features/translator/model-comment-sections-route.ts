import { writeModelSection } from '../../domain/translator/model-sections.server.ts';
import { parseSection } from '../../domain/translator/text-requests.ts';
import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import { clientSubject, limit } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/model-comment-sections-route';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  isWriting: true,
  maxBytes: TEXT_BODY_BYTES.json,
} satisfies RouteHandle;

const body = jsonBody(parseSection);

export const middleware = [limit('model-comments', clientSubject), body];

/**
 * POST /api/model-comment-sections, like /api/comment-sections: the model's comments with `writer: model`, or the house's with
 * the reason. Stores nothing.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { services, viewer } = context.get(requestContext);
  const asked = { ...body.of(context), payer: viewer.kind };
  const section = await writeModelSection(services, asked, request.signal);
  return Response.json(section, { headers: { 'cache-control': 'no-store' } });
}
