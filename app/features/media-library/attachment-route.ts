import { z } from 'zod';
import { isUnshowable, parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { memberAction } from '../request/member-action.server.ts';
import { requestContext } from '../request/request-context.ts';
import { cleanCaption } from '../../domain/media-library/resource.ts';
import { CAPTION_TOO_LONG } from './resources-words.ts';
import type { Route } from './+types/attachment-route';
import { attachPicture, detachPicture } from '../../domain/posts/attachments.server.ts';

export const middleware = [allowMethods('PUT, DELETE')];

const shape = z.strictObject({
  resourceId: z.string().min(1).max(60),
  top: z.string(),
  bottom: z.string(),
});

const detach = memberAction(({ services, member }, { params }: Route.ActionArgs) =>
  detachPicture(services, member, params.id),
);

/** PUT /api/generations/{id}/attachment attaches a library picture: 200 with the card's picture. DELETE detaches it: 204. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, params, context } = args;
  if (request.method === 'DELETE') return detach(args);
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('sign-in-first', { requestId });
  const shaped = await parseJsonBody(request, requestId, (body) => parseShape(shape, body));
  if (!shaped.ok) return shaped.response;
  const { resourceId, ...typed } = shaped.data;
  if (isUnshowable(typed.top + typed.bottom)) {
    return problemResponse('invalid-request', { requestId, field: 'caption' });
  }
  const caption = cleanCaption(typed);
  if (!caption) {
    const title = CAPTION_TOO_LONG;
    return problemResponse('invalid-field', { requestId, field: 'caption', title });
  }
  const taken = await services.rateLimits.take('attach', viewer);
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const outcome = await attachPicture(services, viewer, params.id, { resourceId, caption });
  if (!outcome.ok) return problemResponse(outcome.reason, { requestId });
  return Response.json({ picture: outcome.picture });
}
