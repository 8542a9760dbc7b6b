import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/media-route';
import { guardFile } from '../../domain/media-library/resources.server.ts';
import { typeOfKey } from '../../platform/files/storage.server.ts';

export const handle = { readers: 'guests' } satisfies RouteHandle;

/** Cache lifetime of one hour, so that a removed picture soon leaves shared caches too. */
const HOUR = 'public, max-age=3600';

/**
 * GET /media/{key}: a stored picture. The key is a hash of the content, so it also grants access. A hidden picture is
 * served without caching, to admins, and to its owner while it waits for review.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const contentType = typeOfKey(params.key);
  if (contentType === null || !services.storage.usesKeys) {
    return problemResponse(NOT_FOUND, requestId);
  }
  const seenBy = await guardFile(services, viewer, params.key);
  if (seenBy === 'nobody') return problemResponse(NOT_FOUND, requestId);
  const isKnown = request.headers.get('if-none-match') === `"${params.key}"`;
  const headers: Record<string, string> = {
    'content-type': contentType,
    'content-disposition': `inline; filename="linkedin-resource.${params.key.split('.')[1] ?? ''}"`,
    'cache-control': seenBy === 'everybody' ? HOUR : 'private, no-store',
    etag: `"${params.key}"`,
  };
  if (isKnown) return new Response(null, { status: 304, headers });
  const file = await services.storage.get(params.key);
  if (!file) {
    services.errorCounters.count('file-missing');
    return problemResponse(NOT_FOUND, requestId);
  }
  if (file.size !== null) headers['content-length'] = String(file.size);
  return new Response(file.body, { headers });
}
