import { drawReplay } from '../../domain/cards/post-pictures.server.ts';
import { replayPost } from '../../domain/writing/replay-post.server.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/replay-picture-route';

/** GET /replay/{token}/picture.png: the link preview of a post told again. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, address, requestId } = context.get(requestContext);
  const outcome = await replayPost(services, { viewer, address }, params.token);
  if (!outcome.ok) {
    if (outcome.reason === 'gone') return problemResponse('not-found', { requestId });
    return rejectionResponse(outcome, requestId);
  }
  const picture = await drawReplay(services, outcome.replay.text);
  if (!picture) return problemResponse('not-found', { requestId });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' },
  });
}
