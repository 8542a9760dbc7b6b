import { readCardLook } from '../../domain/cards/card-look.ts';
import { moveOwnPost } from '../../domain/moving-pictures/moving-pictures.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { membersOnly } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/own-moving-route';
import { movingResponse } from './moving-response.server.ts';
import { readMovingRequest } from './read-moving-request.server.ts';

export const handle = {
  readers: 'members',
  query: [
    'size',
    'format',
    'background',
    'premise',
    'width',
    'theme',
    'headline',
    'age',
    'degree',
    'reactionCount',
    'commentCount',
    'repostCount',
    'ring',
    'marks',
    'end',
  ],
} satisfies RouteHandle;

export const middleware = [membersOnly()];

/**
 * GET /api/generations/{id}/moving?size=portrait|wide&format=webp|gif: the viewer's own post, typing itself, with the look and
 * the dress of its still picture; `premise` types what happened first. 404 for a grave post. Progress: `movingResponse`.
 * `end`: a still picture of how it ends, at its size, as WebP.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, address, requestId } = context.get(requestContext);
  const member = context.get(memberContext);
  const query = new URL(request.url).searchParams;
  const isEnd = query.has('end');
  const asked = await readMovingRequest(services, member, { address, query, isEnd });
  if (!asked.ok) return problemResponse(asked, requestId);
  const read = readCardLook(query);
  if (!read.ok) return problemResponse(read, requestId);
  const kind = { ...asked.kind, look: read.look };
  const picture = await moveOwnPost(services, member, params.id, kind);
  if (!picture.ok) return problemResponse(picture, requestId);
  // The next user of this browser may be another person.
  const cacheControl = 'private, no-store';
  if (isEnd) {
    const headers = { 'content-type': 'image/webp', 'cache-control': cacheControl };
    return new Response(new Uint8Array(await picture.drawEnd()), { headers });
  }
  const options = { format: kind.format, cacheControl, name: 'linkedin-post' };
  return movingResponse({ request, services }, picture.draw, options);
}
