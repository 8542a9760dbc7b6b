import { type GenerationInput, ownerOf } from '../../domain/writing/generation-claims.server.ts';
import { type ErrorCode, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import {
  type BodyError,
  parseJsonBody,
  readIdempotencyKey,
} from '../../platform/http/request-body.server.ts';
import { requestContext, type RequestContext, type RouteArgs } from './request-context.ts';

type Rejected = Parameters<typeof rejectionResponse>[0] & { ok: false };
type Started = { ok: true; events: Parameters<typeof eventStreamResponse>[0] } | Rejected;

/**
 * The action of a route that writes something and streams it: refusals are statuses before anything streams.
 * `detailsOf` gives what differs from the message of an error, and the field it blames.
 */
export function generationAction<Parsed extends { ok: true } | BodyError>(
  parse: (body: unknown) => Parsed,
  start: (
    context: RequestContext,
    parsed: Extract<Parsed, { ok: true }>,
    input: GenerationInput & { userAgent: string },
    signal: AbortSignal,
  ) => Promise<Started>,
  detailsOf: (reason: ErrorCode) => { message?: string | undefined; field?: string | undefined },
): (args: RouteArgs) => Promise<Response> {
  return async ({ request, context: contexts }) => {
    const context = contexts.get(requestContext);
    const { viewer, requestId, address, ensureGuestId } = context;
    const parsed = await parseJsonBody(request, requestId, parse);
    if ('response' in parsed) return parsed.response;
    const idempotencyKey = readIdempotencyKey(request);
    if (idempotencyKey === null) return problemResponse('idempotency-key', { requestId });
    const userAgent = request.headers.get('user-agent') ?? '';
    const owner = ownerOf(viewer, ensureGuestId);
    const input = { owner, address, idempotencyKey, userAgent };
    const outcome = await start(context, parsed, input, request.signal);
    if (outcome.ok) return eventStreamResponse(outcome.events);
    const { message = outcome.message, field } = detailsOf(outcome.reason);
    return rejectionResponse({ ...outcome, message, field }, requestId);
  };
}
