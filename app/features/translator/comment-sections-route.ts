import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods, requireWriting } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/comment-sections-route';
import { parseSection } from '../../domain/writing/text-requests.ts';

export const middleware = [allowMethods('POST'), requireWriting];

/** POST /api/comment-sections {text, seed?, rolls?}: the house's comments on any text. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  const parsed = await parseJsonBody(request, requestId, parseSection);
  if (!parsed.ok) return parsed.response;
  const taken = await services.rateLimits.take('comment-section', { viewer, address });
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const section = writeCommentSection(parsed.text, parsed.choice);
  return Response.json(section, { headers: { 'cache-control': 'no-store' } });
}
