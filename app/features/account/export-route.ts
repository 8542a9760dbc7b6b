import { redirect } from 'react-router';
import { hasJustSignedIn } from '../../domain/sign-in/sessions.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { wantsPage } from '../../platform/http/minimal-pages.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/export-route';
import { requireMember } from '../http/guards.server.ts';
import { exportAccount } from '../../domain/sign-in/account.server.ts';

export const handle = { readers: 'members' } satisfies RouteHandle;

export const middleware = [requireMember];

/** GET /account/export: returns all data stored about the member as a file. Requires a recent sign-in. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const member = context.get(memberContext);
  if (!(await hasJustSignedIn(services, member))) {
    if (wantsPage(request)) throw redirect('/account#sign-in-again');
    return problemResponse({ reason: 'sign-in-again' }, requestId);
  }
  return new Response(await exportAccount(services, member), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="broetry-export.json"',
      'cache-control': 'no-store',
    },
  });
}
