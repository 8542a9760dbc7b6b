import { z } from 'zod';
import { isUnshowable, parseShape } from '../../platform/http/body-validation.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { invalidField } from '../../platform/http/rejection.ts';
import { forMethods, membersOnly } from '../http/guards.server.ts';
import { limit, memberSubject } from '../http/limit.server.ts';
import { emptyResponse } from '../http/empty-response.ts';
import { jsonBody, noBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import { cleanCaption } from '../../domain/media-library/resource.ts';
import { CAPTION_TOO_LONG } from './resources-words.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/attachment-route';
import { attachPicture, detachPicture } from '../../domain/posts/attachments.server.ts';

export const handle = { readers: 'members', methods: ['PUT', 'DELETE'] } satisfies RouteHandle;

const shape = z.strictObject({
  resourceId: z.string().min(1).max(60),
  top: z.string(),
  bottom: z.string(),
});

/** The picture and its caption. */
const body = jsonBody((json) => {
  const shaped = parseShape(shape, json);
  if (!shaped.ok) return shaped;
  const { resourceId, ...typed } = shaped.data;
  if (isUnshowable(typed.top + typed.bottom)) {
    return { ok: false, reason: 'invalid-request', field: 'caption' } as const;
  }
  const caption = cleanCaption(typed);
  return caption ? { resourceId, caption } : invalidField('caption', CAPTION_TOO_LONG);
});

export const middleware = [
  membersOnly(),
  forMethods('DELETE', noBody),
  forMethods('PUT', limit('attach', memberSubject)),
  forMethods('PUT', body),
];

/** PUT /api/generations/{id}/attachment attaches a library picture: 200 with the card's picture. DELETE detaches it: 204. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const member = context.get(memberContext);
  if (request.method === 'DELETE') {
    return emptyResponse(await detachPicture(services, member, params.id), context);
  }
  const outcome = await attachPicture(services, member, params.id, body.of(context));
  if (!outcome.ok) return problemResponse(outcome, requestId);
  return Response.json({ picture: outcome.picture });
}
