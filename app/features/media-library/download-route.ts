import { problemResponse } from '../../platform/http/problem.ts';
import { membersOnly } from '../http/guards.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { noBody } from '../http/request-bodies.server.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/download-route';
import { drawDownload } from '../../domain/cards/captioned-pictures.server.ts';
import { takeDrawing } from '../../domain/rate-limits/take-drawing.server.ts';
import { countDownload } from '../../domain/media-library/resources.server.ts';

export const handle = { readers: 'members', methods: ['GET', 'POST'] } satisfies RouteHandle;

export const middleware = [membersOnly(), noBody];

/** POST /api/resources/{id}/download counts a download, once per member and day: 204. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const isDone = await countDownload(services, context.get(memberContext), params.id);
  return emptyResponse(isDone, context);
}

/** GET /api/resources/{id}/download: the picture as a JPEG named linkedin-resource.jpg. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, address, requestId } = context.get(requestContext);
  const member = context.get(memberContext);
  const taken = await takeDrawing(services, 'picture', member, address);
  if (!taken.ok) return problemResponse(taken, requestId);
  const picture = await drawDownload(services, member, params.id);
  const options = { name: 'linkedin-resource.jpg', cacheControl: 'private, no-store', requestId };
  return pictureResponse(picture, { ...options, isDownload: true });
}
