import { drawReplay } from '../../domain/cards/post-pictures.server.ts';
import { replayPost } from '../../domain/writing/replay-post.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/replay-picture-route';

export const handle = { readers: 'guests' } satisfies RouteHandle;

/** GET /replay/{token}/picture.png: the link preview of a post told again. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, address, requestId } = context.get(requestContext);
  const outcome = await replayPost(services, { viewer, address }, params.token);
  if (!outcome.ok) return problemResponse(outcome, requestId);
  const picture = await drawReplay(services, outcome.replay.text);
  if (!picture) return problemResponse(NOT_FOUND, requestId);
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' },
  });
}
