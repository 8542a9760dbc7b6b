import {
  drawPicturedReply,
  parsePicturedReply,
} from '../../domain/replies/reply-pictures.server.ts';
import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { membersOnly } from '../http/guards.server.ts';
import { limit, memberSubject, networkSubject } from '../http/limit.server.ts';
import { pictureResponse } from '../http/picture-response.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/reply-picture-route';

export const handle = {
  readers: 'members',
  methods: ['POST'],
  maxBytes: TEXT_BODY_BYTES.json,
} satisfies RouteHandle;

const body = jsonBody(parsePicturedReply);

export const middleware = [
  membersOnly(),
  limit('picture-network', networkSubject),
  limit('picture', memberSubject),
  body,
];

/**
 * POST /api/reply-pictures {reply} or {comment, text, seed?, rolls?}: a pasted post and the answer to it as a PNG. The
 * post is in the body, as addresses are logged. Stores nothing.
 */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const { of } = body.of(context);
  const drawn = await drawPicturedReply(services, context.get(memberContext), of);
  if ('ok' in drawn) return problemResponse(drawn, requestId);
  return pictureResponse(drawn, {
    name: 'post-and-reply.png',
    cacheControl: 'private, no-store',
    requestId,
  });
}
