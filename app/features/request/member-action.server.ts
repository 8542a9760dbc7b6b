import { problemResponse } from '../../platform/http/errors.ts';
import { rejectBody } from '../../platform/http/request-body.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { requestContext, type RouteArgs } from './request-context.ts';

type MemberRequest = { services: Services; member: Member; requestId: string };
type Options = { guestError?: 'sign-in-first' | 'not-found'; isForAdmins?: boolean };

/**
 * The action of a route for members whose requests have no body. `run` gives the response; or true for 204, false for
 * 404. Guests get `guestError`, members who are no admins `not-allowed` with `isForAdmins`.
 */
export function memberAction<Args extends RouteArgs>(
  run: (request: MemberRequest, args: Args) => Promise<Response | boolean>,
  { guestError = 'sign-in-first', isForAdmins = false }: Options = {},
): (args: Args) => Promise<Response> {
  return async (args) => {
    const { services, viewer: member, requestId } = args.context.get(requestContext);
    if (member.kind !== 'member') return problemResponse(guestError, { requestId });
    if (isForAdmins && !member.isAdmin) return problemResponse('not-allowed', { requestId });
    const rejection = await rejectBody(args.request, requestId);
    if (rejection) return rejection;
    const result = await run({ services, member, requestId }, args);
    if (result instanceof Response) return result;
    return result
      ? new Response(null, { status: 204 })
      : problemResponse('not-found', { requestId });
  };
}
