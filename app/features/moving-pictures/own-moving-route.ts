import { readCardLook, readPictureDress } from '../../domain/cards/card-look.ts';
import { moveOwnPost } from '../../domain/moving-pictures/moving-pictures.server.ts';
import { readMovingKind } from '../../domain/moving-pictures/moving-sizes.ts';
import { takeDrawing } from '../../domain/rate-limits/take-drawing.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { membersOnly } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/own-moving-route';
import { movingResponse } from './moving-response.server.ts';

export const handle = {
  readers: 'members',
  query: ['size', 'format', 'background', 'premise', 'width', 'theme', 'headline'],
} satisfies RouteHandle;

export const middleware = [membersOnly()];

/**
 * GET /api/generations/{id}/moving?size=portrait|wide&format=webp|gif: the viewer's own post, typing itself, with the look and
 * the dress of its still picture; `premise` types what happened first. 404 for a grave post. Progress: `movingResponse`.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, address, requestId } = context.get(requestContext);
  const member = context.get(memberContext);
  const taken = await takeDrawing(services, 'moving-picture', member, address);
  if (!taken.ok) return problemResponse(taken, requestId);
  const query = new URL(request.url).searchParams;
  const kind = readMovingKind(query);
  if (!kind.ok) return problemResponse(kind, requestId);
  const read = readCardLook(query);
  if (!read.ok) return problemResponse(read, requestId);
  const worn = readPictureDress(query);
  if (!worn.ok) return problemResponse(worn, requestId);
  const { size, format } = kind;
  const asked = { size, format, dress: worn.dress, look: read.look };
  const picture = await moveOwnPost(services, member, params.id, asked);
  if (!picture.ok) return problemResponse(picture, requestId);
  // The next user of this browser may be another person.
  const cacheControl = 'private, no-store';
  const options = { format, cacheControl, name: 'linkedin-post' };
  return movingResponse({ request, services }, picture.draw, options);
}
