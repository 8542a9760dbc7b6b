import { readCommentAvatar } from '../../domain/community/comments.server.ts';
import { requestContext } from '../http/request-context.ts';
import { pictureResponse } from '../http/picture-response.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/comment-avatar-route';

export const handle = {
  readers: 'guests',
  shared: {},
  needs: 'hasCommunity',
} satisfies RouteHandle;

/** GET /comments/{id}/avatar: the avatar of a comment's author, without the member id. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const avatar = await readCommentAvatar(services, params.id);
  const options = { name: 'avatar', cacheControl: 'public, max-age=3600', requestId };
  return pictureResponse(avatar?.bytes, { ...options, contentType: avatar?.contentType });
}
