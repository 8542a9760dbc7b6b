import {
  type CommentSection,
  writeCommentSection,
} from '../../comedy/comment-section/write-section.ts';
import { onlyPost, problemResponse } from '../errors.ts';
import { networkOf } from '../guests/address-bucket.server.ts';
import { readJson } from '../read-json.server.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/comment-sections-route';
import { parseSection } from './parse-section.ts';

/** POST /api/comment-sections {text, seed?, rolls?}: the house's comments on any text, for everybody. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const parsed = parseSection(body.value);
  if (!parsed.ok) {
    const { code, field, message: title } = parsed;
    return problemResponse(code, { requestId, field, title });
  }
  const who = viewer.kind === 'member' ? viewer.id : networkOf(address);
  const wait = await services.actionLimits.take('comment-section', who);
  if (wait !== null) {
    const headers = { 'retry-after': String(wait) };
    return problemResponse('too-many-requests', { requestId, headers });
  }
  const section: CommentSection = writeCommentSection(parsed.text, parsed.choice);
  return Response.json(section, { headers: { 'cache-control': 'no-store' } });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
