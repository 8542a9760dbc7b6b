import { requestContext } from '../http/request-context.ts';
import { describeViewer } from '../../domain/sign-in/account.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/viewer-route';

export const handle = { readers: 'everyone' } satisfies RouteHandle;

/** GET /api/viewer: returns the current viewer. Not cached. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer } = context.get(requestContext);
  return Response.json(await describeViewer(services, viewer), {
    headers: { 'cache-control': 'no-store' },
  });
}
