import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods, requireCommunity } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/feed-route';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { listFeed } from '../../domain/community/feed.server.ts';

export const middleware = [allowMethods('GET'), requireCommunity];

/** GET /api/community: a page of the feed. `sort`, `period`, `style`, `q`, `after` and `limit` (10 without it). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const { params, invalid } = parseFeedParams(new URL(request.url).searchParams);
  const [field] = invalid;
  if (field !== undefined) {
    return problemResponse('invalid-field', { requestId, field, values: { field } });
  }
  return Response.json(await listFeed(services, viewer, params));
}
