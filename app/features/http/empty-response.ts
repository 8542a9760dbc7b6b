import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext, type RouteArgs } from './request-context.ts';

/** The response to a change without a result: 204, or 404 where there was nothing to change. */
export function emptyResponse(isDone: boolean, context: RouteArgs['context']): Response {
  if (isDone) return new Response(null, { status: 204 });
  return problemResponse(NOT_FOUND, context.get(requestContext).requestId);
}
