import { drawCaption } from '../../domain/cards/captioned-pictures.server.ts';
import { readCaption } from '../../domain/media-library/resource.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { pictureResponse } from '../request/picture-response.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/caption-route';
import { CAPTION_TOO_LONG } from './resources-words.ts';

/** GET /api/resources/{id}/caption?top=&bottom=: the captioned picture. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const caption = readCaption(new URL(request.url).searchParams);
  if (!caption) return problemResponse('invalid-field', { requestId, title: CAPTION_TOO_LONG });
  const taken = await services.rateLimits.take('caption', viewer);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const picture = await drawCaption(services, viewer, params.id, caption);
  const options = { name: 'linkedin-resource.jpg', cacheControl: 'private, no-store', requestId };
  return pictureResponse(picture, options);
}
