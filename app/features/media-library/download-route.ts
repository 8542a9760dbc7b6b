import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import { pictureResponse } from '../request/picture-response.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/download-route';
import { drawDownload } from '../../domain/cards/captioned-pictures.server.ts';
import { countDownload } from '../../domain/media-library/resources.server.ts';

export const middleware = [allowMethods('GET, POST')];

/** POST /api/resources/{id}/download counts a download, once per member and day: 204. */
export const action = memberAction(({ services, member }, { params }: Route.ActionArgs) =>
  countDownload(services, member, params.id),
);

/** GET /api/resources/{id}/download: the picture as a JPEG named linkedin-resource.jpg. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const picture = await drawDownload(services, viewer, params.id);
  const options = { name: 'linkedin-resource.jpg', cacheControl: 'private, no-store', requestId };
  return pictureResponse(picture, { ...options, isDownload: true });
}
