import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/avatar-route';
import { readAvatar } from './read-avatar.server.ts';

/** GET /avatars/{user}: the picture of a member, as bytes that can do nothing else. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const avatar = await readAvatar(services, params.id);
  if (!avatar) return problemResponse('not-found', { requestId });
  // The version in the address is the picture's own: another picture has another address.
  const isVersioned = new URL(request.url).searchParams.has('v');
  return new Response(avatar.bytes, {
    headers: {
      'content-type': avatar.contentType,
      'content-disposition': 'inline; filename="avatar"',
      'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}
