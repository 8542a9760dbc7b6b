import type { Client, RateLimitName, Subject } from '../../domain/rate-limits/limits.server.ts';
import type { RateLimits } from '../../domain/rate-limits/rate-limits.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { BodyTooLargeError } from '../../platform/http/request-body.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { requestContext, type RequestContext, type RouteArgs } from './request-context.ts';

/** The subject of a limit of a network. */
export const networkSubject = ({ address }: RequestContext): string => address;
/** The subject of a limit of a member. */
export const memberSubject = ({ viewer }: RequestContext): Member | null =>
  viewer.kind === 'member' ? viewer : null;
/** The subject of a limit of a client. */
export const clientSubject = ({ viewer, address }: RequestContext): Client => ({ viewer, address });

/** Throws BodyTooLargeError for a body that is longer than its path takes. */
export function refuseLongBody({ isBodyTooLarge }: RequestContext): void {
  if (isBodyTooLarge) throw new BodyTooLargeError();
}

/**
 * Takes a point of a limit before the body is read: docs/product.md §5, order of the checks. Throws BodyTooLargeError for
 * a body that is too long, which takes no point.
 */
export function takeLimitPoint<Name extends RateLimitName>(
  known: RequestContext,
  name: Name,
  subject: Subject<Name>,
): ReturnType<RateLimits['take']> {
  refuseLongBody(known);
  return known.services.rateLimits.take(name, subject);
}

/** Middleware of a route: takes a point of the limit, or answers 429. A subject of null takes none. */
export function limit<Name extends RateLimitName>(
  name: Name,
  subjectOf: (known: RequestContext) => Subject<Name> | null,
): (args: Pick<RouteArgs, 'context'>) => Promise<void> {
  return async ({ context }) => {
    const known = context.get(requestContext);
    const subject = subjectOf(known);
    if (subject === null) return;
    const taken = await takeLimitPoint(known, name, subject);
    if (!taken.ok) throw problemResponse(taken, known.requestId);
  };
}
