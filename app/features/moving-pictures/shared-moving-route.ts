import { moveSharedPost } from '../../domain/moving-pictures/moving-pictures.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { membersOnly } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/shared-moving-route';
import { movingResponse } from './moving-response.server.ts';
import { readMovingRequest } from './read-moving-request.server.ts';

export const handle = {
  readers: 'members',
  query: ['size', 'format', 'background', 'premise'],
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

export const middleware = [membersOnly()];

/**
 * GET /api/posts/{id}/moving?size=portrait|wide&format=webp|gif: a shared post, typing itself, with the dress of its still
 * picture; `premise` types what its author shows of what happened. 404 for a grave post. Progress: `movingResponse`.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, address, requestId } = context.get(requestContext);
  const member = context.get(memberContext);
  const query = new URL(request.url).searchParams;
  const asked = await readMovingRequest(services, member, { address, query });
  if (!asked.ok) return problemResponse(asked, requestId);
  const picture = await moveSharedPost(services, params.id, asked.kind);
  if (!picture.ok) return problemResponse(picture, requestId);
  // One hour, as a still picture: an unshared post must not stay in caches for long.
  const cacheControl = 'private, max-age=3600';
  const options = { format: asked.kind.format, cacheControl, name: `linkedin-post-${params.id}` };
  return movingResponse({ request, services }, picture.draw, options);
}
