import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/avatar-route';
import { avatarResponse } from './avatar-response.ts';
import { readAvatar } from '../../domain/members/read-avatar.server.ts';

/** GET /avatars/{user}: the picture of a member, as bytes that can do nothing else. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const avatar = await readAvatar(services, params.id);
  // The version in the address is the picture's own. Who leaves is gone from caches between within the hour, too.
  const isVersioned = new URL(request.url).searchParams.has('v');
  const cacheControl = isVersioned ? 'public, max-age=3600' : 'no-cache';
  return avatarResponse(avatar, { requestId, cacheControl });
}
