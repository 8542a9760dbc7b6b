import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/comment-avatar-route';
import { readCommentAvatar } from './read-comment-avatar.server.ts';

/** GET /comments/{id}/avatar: the picture of a comment's writer, without saying who that is. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const avatar = await readCommentAvatar(services, params.id);
  if (!avatar) return problemResponse('not-found', { requestId });
  return new Response(avatar.bytes, {
    headers: {
      'content-type': avatar.contentType,
      'content-disposition': 'inline; filename="avatar"',
      'cache-control': 'public, max-age=3600',
    },
  });
}
