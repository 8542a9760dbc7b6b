import { drawBestOfToday } from '../../domain/cards/post-pictures.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { requireCommunity } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/best-picture-route';

export const middleware = [requireCommunity];

/** GET /best.png: the best post of today for a screen in a lobby, 1920×1080. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const picture = await drawBestOfToday(services);
  if (!picture) return problemResponse('not-found', { requestId });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=300' },
  });
}
