import { drawResult } from '../../domain/cards/post-pictures.server.ts';
import { openDay } from '../../domain/game/game.server.ts';
import { readResults } from '../../domain/game/game.ts';
import { dateOf } from '../../platform/time/time-units.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/result-picture-route';

export const handle = {
  readers: 'guests',
  query: ['day', 'right'],
  shared: {},
} satisfies RouteHandle;

/**
 * GET /game/result.png?day=&right=10110: a result as a picture. 404 for a day whose game cannot be played, so that few
 * pictures are ever drawn.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const day = openDay(query.get('day') ?? '', services.now());
  const results = readResults(query.get('right'));
  const picture =
    day === null || !results ? null : await drawResult(services, { date: dateOf(day), results });
  const cacheControl = 'public, max-age=3600';
  return pictureResponse(picture, { name: 'the-daily-game.png', cacheControl, requestId });
}
