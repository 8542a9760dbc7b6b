import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/avatar-route';
import { pictureResponse } from '../http/picture-response.ts';
import { readAvatar } from '../../domain/members/read-avatar.server.ts';

export const handle = { readers: 'guests', query: ['v'] } satisfies RouteHandle;

/** GET /avatars/{id}: returns the picture of a member. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const avatar = await readAvatar(services, params.id);
  // `v` identifies the version of the picture. One hour also limits how long shared caches serve a deleted member's picture.
  const isVersioned = new URL(request.url).searchParams.has('v');
  const cacheControl = isVersioned ? 'public, max-age=3600' : 'no-cache';
  const options = { name: 'avatar', cacheControl, requestId };
  return pictureResponse(avatar?.bytes, { ...options, contentType: avatar?.contentType });
}
