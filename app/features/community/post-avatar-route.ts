import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/post-avatar-route';
import { readPostAvatar } from '../../domain/cards/post-pictures.server.ts';

export const handle = {
  readers: 'guests',
  shared: {},
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

/** GET /post/{id}/avatar: the avatar of a shared post's author, without the member id. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const avatar = await readPostAvatar(services, params.id);
  const options = { name: 'avatar', cacheControl: 'public, max-age=3600', requestId };
  return pictureResponse(avatar?.bytes, { ...options, contentType: avatar?.contentType });
}
