import { parseLibraryParams } from '../../domain/media-library/library-params.ts';
import {
  MAX_ALT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  readWords,
} from '../../domain/media-library/resource.ts';
import { findResource, listResources } from '../../domain/media-library/resources.server.ts';
import {
  discardBody,
  readUpload,
  type Upload,
  type UploadError,
} from '../../domain/media-library/upload-body.server.ts';
import {
  MIN_FREE_BYTES,
  type UploadRejection,
  uploadResource,
} from '../../domain/media-library/uploads.server.ts';
import { uploadFolder } from '../../platform/files/picture-storage.server.ts';
import { errorMessage, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import type { Member, Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
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
  const early = await rejectEarly(services, viewer, request, requestId);
  if (early || viewer.kind !== 'member') {
    // A client reads the response only after it has sent the whole body.
    await discardBody(request);
    return early ?? problemResponse('sign-in-first', { requestId });
  }
  const read = await readUpload(request, uploadFolder(services));
  if (!read.ok) return uploadErrorResponse(read.reason, requestId);
  try {
    const key = request.headers.get('idempotency-key') ?? '';
    return await saveUpload(services, viewer, { upload: read.upload, key, requestId });
  } finally {
    await read.upload.drop();
  }
}

async function rejectEarly(
  services: Services,
  viewer: Viewer,
  request: Request,
  requestId: string,
): Promise<Response | null> {
  if (viewer.kind !== 'member') return null;
  if (readIdempotencyKey(request) === null)
    return problemResponse('idempotency-key', { requestId });
  const taken = await services.rateLimits.take('upload-try', viewer);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  if ((await services.freeSpace()) >= MIN_FREE_BYTES) return null;
  return problemResponse('storage-full', { requestId, headers: { 'retry-after': '30' } });
}

type Read = { upload: Upload; key: string; requestId: string };

async function saveUpload(
  services: Services,
  viewer: Member,
  { upload, key, requestId }: Read,
): Promise<Response> {
  const words = readWords(upload.fields);
  const { description, alt } = words;
  if (
    description === '' ||
    description.length > MAX_DESCRIPTION_LENGTH ||
    alt.length > MAX_ALT_LENGTH
  ) {
    const field = alt.length > MAX_ALT_LENGTH ? 'alt' : 'description';
    return problemResponse('invalid-field', { requestId, field, title: DESCRIBE_IT });
  }
  const outcome = await uploadResource(services, viewer, { upload, words, key });
  if (!outcome.ok) return pictureErrorResponse(outcome, requestId);
  const resource = await findResource(services, viewer, outcome.id);
  return Response.json({ resource }, { status: outcome.isNew ? 201 : 200 });
}

const ERROR_CODES = {
  'too-large': 'picture-too-large',
  'too-many': 'too-many-files',
  'unsupported-image': 'unsupported-image',
  'no-file': 'invalid-field',
  'no-form': 'invalid-request',
} as const;

function uploadErrorResponse(error: UploadError, requestId: string): Response {
  const code = ERROR_CODES[error];
  const values = { field: 'The file' };
  return problemResponse(code, { requestId, field: 'file', values });
}

function pictureErrorResponse(refusal: UploadRejection, requestId: string): Response {
  const { reason } = refusal;
  if (reason === 'too-many-requests') return rejectionResponse(refusal, requestId);
  if (reason === 'resource-known') {
    return problemResponse(reason, { requestId, field: 'file', more: { resourceId: refusal.id } });
  }
  if (reason === 'upload-failed') {
    const title = refusal.shown ?? errorMessage(reason);
    return problemResponse(reason, { requestId, title, headers: { 'retry-after': '5' } });
  }
  const isWait = reason === 'mill-busy' || reason === 'storage-full';
  const headers = isWait ? { 'retry-after': reason === 'mill-busy' ? '5' : '30' } : undefined;
  return problemResponse(reason, { requestId, headers });
}
