import { drawGamePreview } from '../../domain/cards/post-pictures.server.ts';
import { findRiddleLine } from '../../domain/game/riddle.server.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/riddle-picture-route';

export const handle = {
  readers: 'guests',
  shared: {},
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

/** GET /post/{id}/riddle/picture.png: the link preview of a riddle, without what happened. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const line = await findRiddleLine(services, params.id);
  const picture = line === null ? null : await drawGamePreview(services, line);
  const cacheControl = 'public, max-age=3600';
  return pictureResponse(picture, { name: 'riddle.png', cacheControl, requestId });
}
