import { readPictureDress } from '../../domain/cards/card-look.ts';
import { moveSharedPost } from '../../domain/moving-pictures/moving-pictures.server.ts';
import { readMovingKind } from '../../domain/moving-pictures/moving-sizes.ts';
import { takeDrawing } from '../../domain/rate-limits/take-drawing.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { membersOnly } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/shared-moving-route';
import { movingResponse } from './moving-response.server.ts';

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
  const taken = await takeDrawing(services, 'moving-picture', member, address);
  if (!taken.ok) return problemResponse(taken, requestId);
  const query = new URL(request.url).searchParams;
  const kind = readMovingKind(query);
  if (!kind.ok) return problemResponse(kind, requestId);
  const worn = readPictureDress(query);
  if (!worn.ok) return problemResponse(worn, requestId);
  const { size, format } = kind;
  const picture = await moveSharedPost(services, params.id, { size, format, dress: worn.dress });
  if (!picture.ok) return problemResponse(picture, requestId);
  // One hour, as a still picture: an unshared post must not stay in caches for long.
  const cacheControl = 'private, max-age=3600';
  const options = { format, cacheControl, name: `linkedin-post-${params.id}` };
  return movingResponse({ request, services }, picture.draw, options);
}
