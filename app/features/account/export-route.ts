import { redirect } from 'react-router';
import { hasJustSignedIn } from '../../domain/sign-in/sessions.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { wantsPage } from '../../platform/http/minimal-pages.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/export-route';
import { requireMember } from '../request/guards.server.ts';
import { exportAccount } from '../../domain/sign-in/account.server.ts';

export const middleware = [requireMember];

/** GET /account/export: returns all data stored about the member as a file. Requires a recent sign-in. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/account');
  if (!(await hasJustSignedIn(services, viewer))) {
    if (wantsPage(request)) throw redirect('/account#sign-in-again');
    return problemResponse('sign-in-again', { requestId });
  }
  return new Response(await exportAccount(services, viewer), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="broetry-export.json"',
      'cache-control': 'no-store',
    },
  });
}
