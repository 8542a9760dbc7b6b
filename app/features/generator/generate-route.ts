import { type ErrorCode, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import { parseJsonBody, readIdempotencyKey } from '../../platform/http/request-body.server.ts';
import type { Route } from './+types/generate-route';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import { ownerOf } from '../../domain/writing/generation-claims.server.ts';
import { generatePost } from '../../domain/writing/generate-post.server.ts';
import { parseSiteGeneration } from '../../domain/writing/generation-request.ts';

export const middleware = [allowMethods('POST')];

/** POST /api/generations: refusals are statuses before anything streams; then meta, delta, done or error. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address, ensureGuestId } = context.get(requestContext);
  const parsed = await parseJsonBody(request, requestId, parseSiteGeneration);
  if (!parsed.ok) return parsed.response;
  const idempotencyKey = readIdempotencyKey(request);
  if (idempotencyKey === null) return problemResponse('idempotency-key', { requestId });
  const userAgent = request.headers.get('user-agent') ?? '';
  const owner = ownerOf(viewer, ensureGuestId);
  const input = { owner, address, idempotencyKey, parsed, userAgent };
  const outcome = await generatePost(services, viewer, input, request.signal);
  if (outcome.ok) return eventStreamResponse(outcome.events);
  return rejectionResponse({ ...outcome, field: blamedField(outcome.reason) }, requestId);
}

// The form drops its original post or situation, and keeps the other fields.
function blamedField(reason: ErrorCode): string | undefined {
  if (reason === 'prompt-closed') return 'promptDay';
  return ['remix-gone', 'remix-style', 'blocked'].includes(reason) ? 'remixOf' : undefined;
}
