import { drawAttached } from '../../domain/cards/captioned-pictures.server.ts';
import { isId } from '../../platform/text/ids.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/attached-image-route';

export const handle = {
  readers: 'guests',
  shared: {},
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

/** GET /post/{id}/attached.jpg: the captioned picture of a shared post, or of the viewer's own post. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  const asker = viewer.kind === 'member' ? viewer : null;
  const drawn = isId(params.id) ? await drawAttached(services, params.id, asker) : null;
  // Public responses are cached for one hour only, because a post can be unshared. Own pictures are not cached.
  const cacheControl = drawn?.isPublic ? 'public, max-age=3600' : 'private, no-store';
  const options = { name: 'linkedin-resource.jpg', cacheControl, requestId };
  return pictureResponse(drawn && drawn.bytes, options);
}
