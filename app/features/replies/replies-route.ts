import { type ErrorCode, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { ownerOf } from '../../domain/writing/generation-claims.server.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import { signUpWords } from '../sign-in/sign-up-words.ts';
import { parseJsonBody, readIdempotencyKey } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/replies-route';
import { generateReplies } from '../../domain/writing/generate-replies.server.ts';
import { parseReplies } from '../../domain/writing/replies-request.ts';

export const middleware = [allowMethods('POST')];

/** POST /api/replies: refusals are statuses before anything streams; then the tones side by side, and end or error. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address, ensureGuestId } = context.get(requestContext);
  const parsed = await parseJsonBody(request, requestId, parseReplies);
  if (!parsed.ok) return parsed.response;
  const idempotencyKey = readIdempotencyKey(request);
  if (idempotencyKey === null) return problemResponse('idempotency-key', { requestId });
  const userAgent = request.headers.get('user-agent') ?? '';
  const owner = ownerOf(viewer, ensureGuestId);
  const input = { owner, address, idempotencyKey, params: parsed.params, userAgent };
  const outcome = await generateReplies(services, viewer, input, request.signal);
  if (outcome.ok) return eventStreamResponse(outcome.events);
  return rejectionResponse({ ...outcome, message: TITLES[outcome.reason] }, requestId);
}

/** The messages that differ from those of posts: docs/product.md §6, §8. */
const TITLES: Partial<Record<ErrorCode, string>> = {
  'guest-limit': signUpWords('generate replies'),
  'in-progress': 'These replies are still being written. Try again in a second.',
};
