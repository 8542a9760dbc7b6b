import { parseLibraryParams } from '../../domain/media-library/library-params.ts';
import { MAX_ALT_LENGTH, MAX_DESCRIPTION_LENGTH } from '../../domain/media-library/resource.ts';
import { findResource, listResources } from '../../domain/media-library/resources.server.ts';
import { parseUpload, readUploadBody } from '../../domain/media-library/upload-body.server.ts';
import { uploadResource } from '../../domain/media-library/uploads.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { readIdempotencyKey } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/resources-route';
import { DESCRIBE_IT } from './resources-words.ts';

export const middleware = [allowMethods('GET, POST')];

/** GET /api/resources?q=&only=&after=&limit=: one page of the library. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const { params, invalid } = parseLibraryParams(new URL(request.url).searchParams);
  if (invalid[0]) return problemResponse('invalid-request', { requestId, field: invalid[0] });
  return Response.json(await listResources(services, viewer, params));
}

/** POST a multipart form of file, description, alt and tags: 201, or 200 for a repeated idempotency key. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  // First, because a client reads the response only after it has sent the whole body.
  const body = await readUploadBody(request);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const key = readIdempotencyKey(request);
  if (key === null) return problemResponse('idempotency-key', { requestId });
  const taken = await services.rateLimits.take('upload-try', viewer);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const parsed = await parseUpload(request, body);
  if (!parsed.ok) return rejectionResponse(parsed, requestId);
  const { file, words } = parsed.upload;
  const { length } = words.description;
  if (length === 0 || length > MAX_DESCRIPTION_LENGTH || words.alt.length > MAX_ALT_LENGTH) {
    return problemResponse('invalid-field', { requestId, title: DESCRIBE_IT });
  }
  const outcome = await uploadResource(services, viewer, { file, words, key });
  if (!outcome.ok) {
    const { reason, message: title, headers, knownId: resourceId } = outcome;
    return problemResponse(reason, { requestId, title, headers, more: { resourceId } });
  }
  const resource = await findResource(services, viewer, outcome.id);
  return Response.json({ resource }, { status: outcome.isNew ? 201 : 200 });
}
