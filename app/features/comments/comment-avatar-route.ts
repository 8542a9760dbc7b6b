import { readCommentAvatar } from '../../domain/community/comments.server.ts';
import { requireCommunity } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import { avatarResponse } from '../sign-in/avatar-response.ts';
import type { Route } from './+types/comment-avatar-route';

export const middleware = [requireCommunity];

/** GET /comments/{id}/avatar: the avatar of a comment's author, without the member id. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const avatar = await readCommentAvatar(services, params.id);
  return avatarResponse(avatar, { requestId, cacheControl: 'public, max-age=3600' });
}
