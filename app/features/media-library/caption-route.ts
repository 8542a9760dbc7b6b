import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/caption-route';
import { MAX_CAPTION_LENGTH, readCaption } from '../../domain/media-library/resource.ts';
import { drawCaption } from '../../domain/cards/captioned-pictures.server.ts';
import { captionTooLong } from './resources-words.ts';

/** GET /api/resources/{id}/caption?top=&bottom=: the captioned picture. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const caption = readCaption(new URL(request.url).searchParams);
  if (!caption) {
    const title = captionTooLong(MAX_CAPTION_LENGTH);
    return problemResponse('invalid-field', { requestId, title });
  }
  const taken = await services.rateLimits.take('caption', viewer);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const picture = await drawCaption(services, viewer, params.id, caption);
  if (!picture) return problemResponse('not-found', { requestId });
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="linkedin-resource.jpg"',
      'cache-control': 'private, no-store',
    },
  });
}
