import { findSimilar } from '../../domain/feature-requests/requests.server.ts';
import { MAX_REQUEST_LENGTH } from '../../domain/feature-requests/requests.ts';
import { membersOnly } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/similar-requests-route';

export const handle = { readers: 'members', query: ['like'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** GET /api/requests?like=: requests with a similar text. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const like = new URL(request.url).searchParams.get('like') ?? '';
  const text = like.slice(0, MAX_REQUEST_LENGTH);
  return Response.json({ requests: await findSimilar(services, context.get(memberContext), text) });
}
