import { drawGamePreview } from '../../domain/cards/post-pictures.server.ts';
import { findPreviewLine } from '../../domain/game/game.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/game-picture-route';

/** GET /game/picture.png?day=: the link preview of today's game. The day is for caches only. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const picture = await drawGamePreview(services, await findPreviewLine(services));
  if (!picture) return problemResponse('not-found', { requestId });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  });
}
