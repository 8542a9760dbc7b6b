import { z } from 'zod';
import { highlightPost } from '../../domain/community/highlights.server.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireCommunity } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/highlight-route';

export const middleware = [allowMethods('PUT'), requireCommunity];

const shape = z.strictObject({ as: z.enum(['pinned', 'featured']), isOn: z.boolean() });

/** PUT /api/posts/{id}/highlight {as, isOn}: an admin pins or features a shared post, or takes that back. 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const parsed = await parseJsonBody(request, requestId, (body) => parseShape(shape, body));
  if (!parsed.ok) return parsed.response;
  const outcome = await highlightPost(services, viewer, params.id, parsed.data);
  if (!outcome.ok) return problemResponse(outcome.reason, { requestId });
  return new Response(null, { status: 204 });
}
