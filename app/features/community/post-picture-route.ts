import { readPictureDress } from '../../domain/cards/card-look.ts';
import { parsePictureSize } from '../../domain/cards/picture-sizes.ts';
import { drawSharedPost } from '../../domain/cards/post-pictures.server.ts';
import { takeDrawing } from '../../domain/rate-limits/take-drawing.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/post-picture-route';

export const handle = {
  readers: 'guests',
  query: ['size', 'background', 'premise', 'below'],
  shared: { values: /^link$/ },
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

/**
 * GET /post/{id}/picture.png?size=: a shared post as a PNG. Everybody, robots among them, gets the size of a
 * link preview; the others, and their dress (`readPictureDress`), are for members (docs/product.md §5).
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, address, requestId } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const requested = parsePictureSize(query.get('size'));
  const size = viewer.kind === 'member' ? requested : 'link';
  // A link preview is drawn once for all.
  if (viewer.kind === 'member' && size !== 'link') {
    const taken = await takeDrawing(services, 'picture', viewer, address);
    if (!taken.ok) return problemResponse(taken, requestId);
  }
  const worn = readPictureDress(query);
  if (!worn.ok) return problemResponse(worn, requestId);
  const picture = await drawSharedPost(services, params.id, { size, dress: worn.dress });
  // One hour: an unshared post must not stay in caches for long.
  const visibility = requested === 'link' ? 'public' : 'private';
  const cacheControl = `${visibility}, max-age=3600`;
  const name = `linkedin-post-${params.id}.png`;
  return pictureResponse(picture, { name, cacheControl, requestId });
}
