import {
  type CommentSection,
  writeCommentSection,
} from '../../../comedy/comment-section/write-section.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { readJson } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/comment-sections-route';
import { parseSection } from '../../domain/writing/text-requests.ts';

export const middleware = [allowMethods('POST')];

/** POST /api/comment-sections {text, seed?, rolls?}: the house's comments on any text. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const parsed = parseSection(body.value);
  if (!parsed.ok) {
    const { code, field, message: title } = parsed;
    return problemResponse(code, { requestId, field, title });
  }
  const taken = await services.rateLimits.take('comment-section', { viewer, address });
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const section: CommentSection = writeCommentSection(parsed.text, parsed.choice);
  return Response.json(section, { headers: { 'cache-control': 'no-store' } });
}
