import type { Member } from '../../platform/http/viewer.ts';
import { onlyMethods, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';
import { requestContext } from '../request/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { uploadFolder } from '../../platform/files/picture-storage.server.ts';
import type { Route } from './+types/resources-route';
import { parseLibraryParams } from '../../domain/media-library/library-params.ts';
import { findResource, listResources } from '../../domain/media-library/resources.server.ts';
import {
  discardBody,
  readUpload,
  type Upload,
} from '../../domain/media-library/upload-body.server.ts';
import {
  MAX_ALT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  readWords,
} from '../../domain/media-library/resource.ts';
import { DESCRIBE_IT } from './resources-words.ts';
import { refusePicture, refuseUpload } from './upload-answers.ts';
import { MIN_FREE_BYTES, uploadResource } from '../../domain/media-library/uploads.server.ts';

/** GET /api/resources?q=&only=&after=&limit=: a page of the library. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const { ask, faults } = parseLibraryParams(new URL(request.url).searchParams);
  if (faults[0]) return problemResponse('invalid-request', { requestId, field: faults[0] });
  return Response.json(await listResources(services, viewer, ask));
}

/** POST a multipart form of file, description, alt and tags: 201, or 200 when the same click came before. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (request.method !== 'POST') return onlyMethods('GET, POST', requestId);
  const early = await refuseEarly(services, viewer.kind === 'member' ? viewer : null, request);
  if (early || viewer.kind !== 'member') {
    // Who sends a file listens for the answer only when the file is through.
    await discardBody(request);
    return early?.(requestId) ?? problemResponse('sign-in-first', { requestId });
  }
  const read = await readUpload(request, uploadFolder(services));
  if (!read.ok) return refuseUpload(read.reason, requestId);
  try {
    const key = request.headers.get('idempotency-key') ?? '';
    return await answer(services, viewer, { upload: read.upload, key, requestId });
  } finally {
    await read.upload.drop();
  }
}

type Refuse = (requestId: string) => Response;

async function refuseEarly(
  services: Services,
  viewer: Member | null,
  request: Request,
): Promise<Refuse | null> {
  if (!viewer) return (requestId) => problemResponse('sign-in-first', { requestId });
  if (!isIdempotencyKey(request.headers.get('idempotency-key') ?? '')) {
    return (requestId) => problemResponse('idempotency-key', { requestId });
  }
  const taken = await services.rateLimits.take('upload-try', viewer);
  if (!taken.ok) return (requestId) => rejectionResponse(taken, requestId);
  if ((await services.freeSpace()) >= MIN_FREE_BYTES) return null;
  return (requestId) =>
    problemResponse('storage-full', { requestId, headers: { 'retry-after': '30' } });
}

type Read = { upload: Upload; key: string; requestId: string };

async function answer(
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
  if (!outcome.ok) return refusePicture(outcome, requestId);
  const resource = await findResource(services, viewer, outcome.id);
  return Response.json({ resource }, { status: outcome.isNew ? 201 : 200 });
}
