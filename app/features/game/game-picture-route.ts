import { drawGamePreview } from '../../domain/cards/post-pictures.server.ts';
import { findPreviewLine } from '../../domain/game/game.server.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/game-picture-route';

export const handle = { readers: 'guests', shared: {} } satisfies RouteHandle;

/** GET /game/picture.png?day=: the link preview of today's game. The day is for caches only. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const picture = await drawGamePreview(services, await findPreviewLine(services));
  const cacheControl = 'public, max-age=3600';
  return pictureResponse(picture, { name: 'game.png', cacheControl, requestId });
}
