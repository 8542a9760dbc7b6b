import { redirect } from 'react-router';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/export-route';
import { requireMember } from '../auth/guards.server.ts';
import { exportAccount } from './export-account.server.ts';

export const middleware = [requireMember];

/** GET /account/export: everything kept about the member, as a file. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/account');
  return new Response(await exportAccount(services, viewer), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="broetry-export.json"',
      'cache-control': 'no-store',
    },
  });
}
