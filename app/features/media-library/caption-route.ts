import { drawCaptionedPicture } from '../../domain/cards/captioned-pictures.server.ts';
import { readCaption } from '../../domain/media-library/resource.ts';
import { takeDrawing } from '../../domain/rate-limits/take-drawing.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/caption-route';
import { CAPTION_TOO_LONG } from './resources-words.ts';

export const handle = { readers: 'members', query: ['top', 'bottom'] } satisfies RouteHandle;

/** GET /api/resources/{id}/caption?top=&bottom=: the captioned picture. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, address, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse({ reason: 'sign-in-first' }, requestId);
  const taken = await takeDrawing(services, 'caption', viewer, address);
  if (!taken.ok) return problemResponse(taken, requestId);
  const caption = readCaption(new URL(request.url).searchParams);
  if (!caption)
    return problemResponse({ reason: 'invalid-field', message: CAPTION_TOO_LONG }, requestId);
  const picture = await drawCaptionedPicture(services, viewer, params.id, caption);
  const options = { name: 'linkedin-resource.jpg', cacheControl: 'private, no-store', requestId };
  return pictureResponse(picture, options);
}
