import { type GenerationInput, ownerOf } from '../../domain/writing/generation-claims.server.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { readIdempotencyKey } from '../../platform/http/request-body.server.ts';
import { refuseLongBody } from './limit.server.ts';
import { createRouteContext, requestContext, type RouteArgs } from './request-context.ts';

const keyContext = createRouteContext<string>();

type Started = { ok: true; events: Parameters<typeof eventStreamResponse>[0] } | Rejection;

/** Middleware of a route that writes something once for each Idempotency-Key: 400 without one. */
export function requireIdempotencyKey({ request, context }: RouteArgs): void {
  const known = context.get(requestContext);
  refuseLongBody(known);
  const key = readIdempotencyKey(request);
  if (key === null) throw problemResponse({ reason: 'idempotency-key' }, known.requestId);
  context.set(keyContext, key);
}

/** What a generation keeps of its request, behind `requireIdempotencyKey`. */
export function generationInput({
  request,
  context,
}: RouteArgs): GenerationInput & { userAgent: string } {
  const { viewer, address, ensureGuestId } = context.get(requestContext);
  const owner = ownerOf(viewer, ensureGuestId);
  const userAgent = request.headers.get('user-agent') ?? '';
  return { owner, address, idempotencyKey: context.get(keyContext), userAgent };
}

/** Streams a generation, or says why it was not started. `messages` are those that differ from the ones of posts. */
export function generationResponse(
  started: Started,
  context: RouteArgs['context'],
  messages: Partial<Record<ErrorCode, string>> = {},
): Response {
  if (started.ok) return eventStreamResponse(started.events);
  const { [started.reason]: message = started.message } = messages;
  return problemResponse({ ...started, message }, context.get(requestContext).requestId);
}
