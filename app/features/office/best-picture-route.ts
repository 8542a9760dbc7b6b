import { drawBestOfToday } from '../../domain/cards/post-pictures.server.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/best-picture-route';

export const handle = {
  readers: 'guests',
  isSigned: true,
  shared: {},
  needs: 'hasCommunity',
} satisfies RouteHandle;

/** GET /best.png: the best post of today for a screen in a lobby, 1920×1080. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const picture = await drawBestOfToday(services);
  const cacheControl = 'public, max-age=300';
  return pictureResponse(picture, { name: 'best.png', cacheControl, requestId });
}
