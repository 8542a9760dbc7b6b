import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/post-avatar-route';
import { readPostAvatar } from './draw-shared-post.server.ts';

/** GET /post/{id}/avatar: the picture of a shared post's writer, without saying who that is. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const avatar = await readPostAvatar(services, params.id);
  if (!avatar) return problemResponse('not-found', { requestId });
  return new Response(avatar.bytes, {
    headers: {
      'content-type': avatar.contentType,
      'content-disposition': 'inline; filename="avatar"',
      'cache-control': 'public, max-age=3600',
    },
  });
}
