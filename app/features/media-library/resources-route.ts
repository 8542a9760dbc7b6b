import { parseLibraryParams } from '../../domain/media-library/library-params.ts';
import { MAX_ALT_LENGTH, MAX_DESCRIPTION_LENGTH } from '../../domain/media-library/resource.ts';
import { findResource, listResources } from '../../domain/media-library/resources.server.ts';
import { parseUpload } from '../../domain/media-library/upload-body.server.ts';
import { uploadResource } from '../../domain/media-library/uploads.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { readIdempotencyKey } from '../../platform/http/request-body.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/resources-route';
import { DESCRIBE_IT } from './resources-words.ts';

export const handle = {
  readers: 'members',
  methods: ['GET', 'POST'],
  isUpload: true,
  query: ['q', 'after', 'limit', 'sort', 'only'],
} satisfies RouteHandle;

export const middleware = [membersOnly()];

/** GET /api/resources?q=&only=&after=&limit=: one page of the library. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const { params, invalid } = parseLibraryParams(new URL(request.url).searchParams);
  if (invalid[0])
    return problemResponse({ reason: 'invalid-request', field: invalid[0] }, requestId);
  return Response.json(await listResources(services, context.get(memberContext), params));
}

/**
 * POST a multipart form of file, description, alt and tags: 201, or 200 for a repeated idempotency key. The server has
 * checked session, key and limits before the body.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId, upload } = context.get(requestContext);
  const member = context.get(memberContext);
  const key = readIdempotencyKey(request);
  if (key === null) return problemResponse({ reason: 'idempotency-key' }, requestId);
  if (!upload) return problemResponse(NOT_FOUND, requestId);
  const parsed = await parseUpload(request, upload);
  if (!parsed.ok) return problemResponse(parsed, requestId);
  const { file, words } = parsed.upload;
  const { length } = words.description;
  if (length === 0 || length > MAX_DESCRIPTION_LENGTH || words.alt.length > MAX_ALT_LENGTH) {
    return problemResponse({ reason: 'invalid-field', message: DESCRIBE_IT }, requestId);
  }
  const outcome = await uploadResource(services, member, { file, words, key });
  if (!outcome.ok) return problemResponse(outcome, requestId);
  const resource = await findResource(services, member, outcome.id);
  return Response.json({ resource }, { status: outcome.isNew ? 201 : 200 });
}
