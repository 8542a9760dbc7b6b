import { problemResponse } from '../../platform/http/problem.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/feed-route';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { listFeed } from '../../domain/community/feed.server.ts';

export const handle = {
  readers: 'guests',
  query: ['sort', 'period', 'style', 'after', 'limit', 'q'],
  shared: { except: ['q'] },
  needs: 'hasCommunity',
} satisfies RouteHandle;

/** GET /api/community: a page of the feed. `sort`, `period`, `style`, `q`, `after` and `limit` (10 without it). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const { params, invalid } = parseFeedParams(new URL(request.url).searchParams);
  const [field] = invalid;
  if (field !== undefined) {
    return problemResponse({ reason: 'invalid-field', field, values: { field } }, requestId);
  }
  return Response.json(await listFeed(services, viewer, params));
}
